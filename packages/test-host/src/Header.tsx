// The header: the test host's name, the console's URL and status, and the theme.
import { Badge, Logo, SegmentedControl, type Theme } from "@lanyard/design-system";
import type { ConsoleStatus } from "./shared/settings.ts";

interface HeaderProps {
  readonly address: string;
  readonly status: ConsoleStatus | undefined;
  readonly theme: Theme | undefined;
  readonly onTheme: (theme: Theme | undefined) => void;
}

const stands = {
  ready: { tone: "success", label: "Running" },
  down: { tone: "danger", label: "Not running" },
  refused: { tone: "warning", label: "Not allowed" },
} as const;

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function Header({ address, status, theme, onTheme }: HeaderProps) {
  const stand = status && stands[status];
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-surface-raised px-4 py-3 sm:px-6">
      <Logo name="Test host" />
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-ink-muted max-sm:order-last">
        <span className="min-w-0 wrap-anywhere">{address}</span>
        {stand && <Badge tone={stand.tone}>{stand.label}</Badge>}
      </p>
      <SegmentedControl
        label="Theme of this page"
        size="sm"
        segments={themes}
        value={theme ?? "system"}
        onValueChange={(next) => onTheme(next === "light" || next === "dark" ? next : undefined)}
      />
    </header>
  );
}

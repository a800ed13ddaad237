// Commands and texts of a CommandPalette, for stories.
import { Building2, FileText, LogOut, Package, Plus, Users } from "lucide-react";
import type { Command, CommandPaletteTexts } from "../command-palette/command.ts";

export const paletteTexts: CommandPaletteTexts = {
  title: "Search and commands",
  placeholder: "Search products, people and pages",
  recent: "Lately",
  close: "Close",
  count: (commands) => (commands === 1 ? "1 command" : `${commands} commands`),
  none: "Nothing has this name.",
  loading: "Looking…",
  failed: "The search did not answer.",
  retry: "Try again",
};

export const commandsThatDo = (act: (value: string) => void): Command[] =>
  (
    [
      ["products", "Products", "Go to", <Package key="icon" aria-hidden />, ["G", "P"]],
      ["people", "People", "Go to", <Users key="icon" aria-hidden />, ["G", "U"]],
      ["companies", "Companies", "Go to", <Building2 key="icon" aria-hidden />],
      ["guide", "Documentation", "Go to", <FileText key="icon" aria-hidden />],
      ["new", "New product", "Do", <Plus key="icon" aria-hidden />, ["N"]],
      ["out", "Sign out", "Do", <LogOut key="icon" aria-hidden />],
    ] as const
  ).map(([value, label, group, picture, shortcut]) => ({
    value,
    label,
    group,
    picture,
    ...(shortcut && { shortcut }),
    onSelect: () => act(value),
  }));

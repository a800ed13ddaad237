// The colour roles and their purposes, read from the design tokens.
import light from "../../tokens/light.tokens.json" with { type: "json" };

interface Role {
  name: string;
  use: string;
}

/** Flattens a token group into roles: the name is the path, and `$root` stands for the group itself. */
const roles = (group: object, path: string[] = []): Role[] => {
  if ("$value" in group)
    return [
      { name: path.join("-"), use: "$description" in group ? String(group.$description) : "" },
    ];
  return Object.entries(group).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== "object" || child === null || (key.startsWith("$") && key !== "$root"))
      return [];
    return roles(child, key === "$root" ? path : [...path, key]);
  });
};

const { surface, ink, line, accent, tone, hue } = light;
const groups = {
  Surfaces: { surface },
  Ink: { ink },
  Lines: { line },
  Accent: { accent },
  Tones: { tone },
  Hues: { hue },
};

export function RoleTable() {
  return (
    <div className="grid gap-8">
      {Object.entries(groups).map(([title, group]) => (
        <section key={title}>
          <h2 className="mb-3 text-lg font-semibold text-ink">{title}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))] gap-x-6 gap-y-3">
            {roles(group).map(({ name, use }) => (
              <li key={name} className="flex items-center gap-3 text-sm">
                <span
                  aria-hidden="true"
                  className="size-10 shrink-0 rounded-md border border-line"
                  style={{ backgroundColor: `var(--ly-${name})` }}
                />
                <span>
                  <span className="block font-medium text-ink">{name}</span>
                  <span className="text-xs text-ink-muted">{use}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

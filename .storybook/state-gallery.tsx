// Every state of every component as the picture that its story is compared with.
import states from "../packages/design-system/src/states.json" with { type: "json" };
import { StatePicture } from "./state-picture.tsx";

const all = Object.entries<Readonly<Record<string, readonly string[]>>>(states).toSorted(
  ([one], [other]) => one.localeCompare(other),
);

const anchor = (component: string) => `states-of-${component}`;

export function StateGallery() {
  return (
    <div className="sb-unstyled text-ink">
      <ul className="mb-10 flex flex-wrap gap-x-4 gap-y-1.5 text-sm" aria-label="Components">
        {all.map(([component]) => (
          <li key={component}>
            <a href={`#${anchor(component)}`} className="text-ink-muted hover:text-accent">
              {component}
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-12">
        {all.map(([component, ids]) => (
          <section key={component} aria-labelledby={anchor(component)}>
            <h2 id={anchor(component)} className="mb-4 text-lg font-semibold">
              {component}
            </h2>
            <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
              {Object.entries(ids).map(
                ([name, [id]]) => id && <StatePicture key={name} name={name} id={id} />,
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

// Every state of every component, as the picture that its story is compared with.
import states from "../packages/design-system/src/states.json" with { type: "json" };
import { StatePicture, StatePictures } from "./state-picture.tsx";

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
          <section key={component} className="min-w-0" aria-labelledby={anchor(component)}>
            <h2 id={anchor(component)} className="text-lg font-semibold">
              {component}
            </h2>
            <StatePictures>
              {Object.entries(ids).map(
                ([name, [id]]) => id && <StatePicture key={name} name={name} id={id} />,
              )}
            </StatePictures>
          </section>
        ))}
      </div>
    </div>
  );
}

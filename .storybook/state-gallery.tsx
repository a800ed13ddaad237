// Every state of every component, as the picture that its story is compared with.
import states from "../packages/design-system/src/states.json" with { type: "json" };
import { StatePicture } from "./state-picture.tsx";

const all = Object.entries<Readonly<Record<string, readonly string[]>>>(states).toSorted(
  ([one], [other]) => one.localeCompare(other),
);

export function StateGallery() {
  return (
    <div className="sb-unstyled grid gap-12 text-ink">
      {all.map(([component, ids]) => (
        <section key={component} className="grid min-w-0 gap-6" aria-label={component}>
          <h2 className="text-lg font-semibold">{component}</h2>
          {Object.entries(ids).map(
            ([name, [id]]) => id && <StatePicture key={name} name={name} id={id} />,
          )}
        </section>
      ))}
    </div>
  );
}

// Every state of every component, as the picture that its story is compared with.
import states from "../packages/design-system/src/states.json" with { type: "json" };
import { CheckedElsewhere, type States } from "./checked-elsewhere.tsx";
import { StatePicture } from "./state-picture.tsx";

const all = Object.entries<States[string]>(states).toSorted(([one], [other]) =>
  one.localeCompare(other),
);

export function StateGallery() {
  return (
    <div className="sb-unstyled grid gap-12 text-ink">
      {all.map(([component, ofComponent]) => (
        <section key={component} className="grid min-w-0 gap-6" aria-label={component}>
          <h2 className="text-lg font-semibold">{component}</h2>
          {Object.entries(ofComponent).map(([name, evidence]) =>
            "reason" in evidence ? (
              <p key={name} className="text-sm">
                <span className="block font-medium first-letter:uppercase">{name}</span>
                <CheckedElsewhere {...evidence} />
              </p>
            ) : (
              evidence[0] && <StatePicture key={name} name={name} id={evidence[0]} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

// Every state of the console's places, with links to the stories that show it, or the file that checks it.
import states from "../packages/console/src/states.json" with { type: "json" };
import { CheckedElsewhere, type States } from "./checked-elsewhere.tsx";

const nameOf = (id: string) => id.slice(id.indexOf("--") + 2).replaceAll("-", " ");

export function StateTable() {
  return (
    <div className="sb-unstyled grid gap-10 text-sm text-ink">
      {Object.entries<States[string]>(states).map(([place, ofPlace]) => (
        <section key={place} aria-label={place}>
          <h2 className="mb-3 text-lg font-semibold">{place}</h2>
          <table className="w-full table-fixed border-collapse text-start">
            <thead className="sr-only">
              <tr>
                <th>State</th>
                <th>Stories</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(ofPlace).map(([state, evidence]) => (
                <tr key={state} className="border-t border-line align-baseline">
                  <th
                    scope="row"
                    className="py-2 pe-4 text-start font-medium first-letter:uppercase"
                  >
                    {state}
                  </th>
                  <td className="py-2">
                    {"reason" in evidence ? (
                      <CheckedElsewhere {...evidence} />
                    ) : (
                      <ul className="flex flex-wrap gap-x-4 gap-y-1">
                        {evidence.map((id) => (
                          <li key={id}>
                            <a
                              href={`./?path=/story/${id}`}
                              target="_top"
                              className="inline-block text-accent underline first-letter:uppercase"
                            >
                              {nameOf(id)}
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

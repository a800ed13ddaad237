import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageNumbers } from "../src/pagination/PageNumbers.tsx";

test("a server component describes links and names as texts", () => {
  const html = renderToStaticMarkup(
    <PageNumbers
      label="Pages of builds"
      pages={3}
      page={2}
      link="/builds?page={page}"
      texts={{ previous: "Previous page", next: "Next page", page: "Page {page}" }}
    />,
  );
  const links = Array.from(
    html.matchAll(/href="([^"]+)" aria-label="([^"]+)"/g),
    ([, href, name]) => [href, name],
  );
  expect(links).toEqual([
    ["/builds?page=1", "Previous page"],
    ["/builds?page=1", "Page 1"],
    ["/builds?page=2", "Page 2"],
    ["/builds?page=3", "Page 3"],
    ["/builds?page=3", "Next page"],
  ]);
});

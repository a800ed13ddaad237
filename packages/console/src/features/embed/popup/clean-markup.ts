// Sanitises a host's markup: keeps texts, tables, lists, styles and inline pictures. Nothing that remains runs, makes a
// request or navigates. The frame around it (MarkupFrame.tsx) enforces the same: this is the first of two barriers, and
// also stops what no policy covers, such as preconnects.

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const allowed = words(`
  a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q rp rt ruby s samp section
  small span strong style sub summary sup table tbody td tfoot th thead time tr u ul var wbr`);

/** Elements removed with their content; other elements that are not kept are replaced by their content. */
const removed = words(`
  applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object param
  plaintext portal script select svg template textarea title video xmp`);

const attributes = words(`
  alt class colspan datetime dir headers height id lang open reversed role rowspan scope span start style title value width`);

/**
 * The base of links within the markup: in a srcdoc frame a bare `#…` resolves against the embedding page and would load
 * that page into the frame.
 */
const documentItself = "about:srcdoc";

const isPicture = (address: string) =>
  /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.test(address);

/** A style that contains an address, or an escape that could hide one. */
const reaches = (style: string) =>
  /url|image-set|cross-fade|@import|@namespace|src\s*\(|\\/i.test(style);

function keepsAttribute(element: Element, { name, value }: Attr): boolean {
  if (name === "style") return !reaches(value);
  if (attributes.has(name) || name.startsWith("aria-")) return true;
  if (name === "href") return element.localName === "a" && value.startsWith("#");
  return name === "src" && element.localName === "img" && isPicture(value);
}

function clean(parent: Element): void {
  for (const node of Array.from(parent.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE) continue;
    if (
      !(node instanceof Element) ||
      removed.has(node.localName) ||
      !isPlain(node) ||
      isReaching(node)
    ) {
      node.remove();
      continue;
    }
    clean(node);
    if (!allowed.has(node.localName)) {
      node.replaceWith(...node.childNodes);
      continue;
    }
    for (const attribute of Array.from(node.attributes))
      if (!keepsAttribute(node, attribute)) node.removeAttributeNode(attribute);
      else if (attribute.name === "href") attribute.value = `${documentItself}${attribute.value}`;
  }
}

const isReaching = ({ localName, textContent }: Element) =>
  localName === "style" && reaches(textContent);

/** Whether it is an HTML element, not SVG or MathML. */
const isPlain = ({ namespaceURI }: Element) => namespaceURI === "http://www.w3.org/1999/xhtml";

/** The deepest nesting allowed, because `clean` is recursive and would overflow the stack. */
const deepest = 200;

function measureDepth(body: Element): number {
  let depth = 0;
  for (const element of body.querySelectorAll("*")) {
    let level = 0;
    for (let up: Element | null = element; up && level <= deepest; up = up.parentElement)
      level += 1;
    depth = Math.max(depth, level);
    if (depth > deepest) break;
  }
  return depth;
}

/** For the document of a frame's `srcdoc`. DOMParser neither loads nor runs anything. */
export function cleanMarkup(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  if (measureDepth(body) > deepest) return "";
  clean(body);
  return body.innerHTML;
}

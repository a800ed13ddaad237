// What is left of somebody else's markup: texts, tables, lists, looks and pictures that it brings along. Nothing in it runs,
// asks a server for anything or leads away. The frame around it holds that too (MarkupFrame.tsx): this is the first of the
// two walls, and the one that also stops what no policy knows, such as a line that is opened ahead of a request.

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const kept = words(`
  a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q rp rt ruby s samp section
  small span strong style sub summary sup table tbody td tfoot th thead time tr u ul var wbr`);

/** Gone with all that is in them; of any other element that is not kept its content stays. */
const gone = words(`
  applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object param
  plaintext portal script select svg template textarea title video xmp`);

const attributes = words(`
  alt class colspan datetime dir headers height id lang open reversed role rowspan scope span start style title value width`);

/** Of a link to a place in the markup: `#…` alone is of the page around, which the link would load into the frame. */
const documentItself = "about:srcdoc";

const isPicture = (address: string) =>
  /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.test(address);

/** A style that names an address, or hides what it says. */
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
      gone.has(node.localName) ||
      !isPlain(node) ||
      isReaching(node)
    ) {
      node.remove();
      continue;
    }
    clean(node);
    if (!kept.has(node.localName)) {
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

/** Of HTML itself, not of a language within it. */
const isPlain = ({ namespaceURI }: Element) => namespaceURI === "http://www.w3.org/1999/xhtml";

/** Deeper ones would take all of the page's stack. */
const deepest = 200;

function depthOf(body: Element): number {
  let depth = 0;
  for (const element of body.querySelectorAll("*")) {
    let own = 0;
    for (let up: Element | null = element; up && own <= deepest; up = up.parentElement) own += 1;
    depth = Math.max(depth, own);
    if (depth > deepest) break;
  }
  return depth;
}

/** For the document of a frame's `srcdoc`. Read by one that loads and runs nothing. */
export function cleanMarkup(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  if (depthOf(body) > deepest) return "";
  clean(body);
  return body.innerHTML;
}

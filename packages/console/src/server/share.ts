// Metadata of a store page for other sites and search engines.
import { toRenditionUrl } from "@lanyard/contract";
import { escape } from "./document.ts";
import type { StoreDetail } from "../features/store/store.queries.ts";

interface Shared {
  readonly title: string;
  readonly description: string;
  /** The page's canonical URL. */
  readonly url: string;
  readonly origin: string;
  readonly product: StoreDetail | undefined;
}

const meta = (property: string, content: string) =>
  content && `<meta property="${property}" content="${escape(content)}" />`;

/** A product as schema.org JSON-LD; `<` is escaped, so that no text can close the element. */
function structured({ url, product, description }: Shared): string {
  if (!product) return "";
  const { submission, username } = product;
  const structuredData = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: submission.product_name,
    description,
    url,
    softwareVersion: submission.version,
    applicationCategory: "BusinessApplication",
    dateModified: submission.submission_updadet_at,
    author: { "@type": "Person", name: username.username },
    offers: {
      "@type": "Offer",
      price: submission.price_amount.toFixed(2),
      priceCurrency: submission.price_currency || "EUR",
      availability: "https://schema.org/InStock",
      url,
    },
  };
  return `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll("<", String.raw`\u003c`)}</script>`;
}

export function shareTags(shared: Shared): string {
  const { title, description, url, origin, product } = shared;
  const banner = product?.submission.banner_url ?? "";
  const picture = banner && new URL(toRenditionUrl(banner, 960), origin).href;
  return [
    `<link rel="canonical" href="${escape(url)}" />`,
    meta("og:type", "website"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", url),
    meta("og:image", picture),
    `<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}" />`,
    structured(shared),
  ].join("");
}

// The picture of the landing page: cards of products hanging on lanyards, from draft to on sale.
import { useTranslation } from "react-i18next";
import { Card, type Hue } from "@lanyard/design-system";
import type { Status } from "@lanyard/contract";
import { formatPrice } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { useLabel } from "../shared/status.ts";

interface Example {
  readonly key: "visitors" | "canteen" | "rooms";
  readonly hue: Hue;
  readonly status: Status;
  readonly price: number;
  /** Classes for how far it hangs down, and whether narrow screens show it. */
  readonly place: string;
}

const examples: readonly Example[] = [
  {
    key: "rooms",
    hue: "amber",
    status: "draft",
    price: 0,
    place: "pt-16 max-sm:hidden",
  },
  {
    key: "visitors",
    hue: "blue",
    status: "ready_for_sale",
    price: 9.5,
    place: "pt-12 sm:pt-28",
  },
  {
    key: "canteen",
    hue: "green",
    status: "waiting_for_review",
    price: 4,
    // On a narrow screen it hangs from the badge above.
    place: "pt-10 max-sm:[&>span]:-top-4",
  },
];

export function HangingBadges() {
  const { t } = useTranslation();
  const language = useReader();
  const label = useLabel();
  return (
    // Decorative: the text beside it says the same.
    <div
      aria-hidden="true"
      inert
      className="relative grid items-start gap-4 before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:rounded-full before:bg-line max-sm:mx-auto max-sm:w-full max-sm:max-w-72 sm:grid-cols-3 md:max-nav:-mx-2 md:max-nav:gap-x-3"
    >
      {examples.map(({ key, hue, status, price, place }) => (
        <div key={key} className={`relative ${place}`}>
          <span className="absolute start-1/2 top-0 h-40 w-1.5 -translate-x-1/2 rounded-full bg-line rtl:translate-x-1/2" />
          <Card
            className="relative"
            hue={hue}
            name={t(`landing.app_${key}`)}
            labels={[label(status)]}
            banner={`/landing/${key}.svg`}
            price={formatPrice(price, "EUR", t("price.free"), language)}
            headingLevel={3}
            link={<span />}
          />
        </div>
      ))}
    </div>
  );
}

// Sample product cards for stories, one for each status.
import { toCardFlags, type ManagedCard, type Status } from "@lanyard/contract";

const names = [
  "Accoglienza visitatori",
  "Mensa e buoni pasto",
  "Sale riunioni",
  "Parcheggio condiviso per sedi con più ingressi e turni notturni",
  "Badge smarrito",
  "Clima aziendale",
];

let count = 0;

/** A card whose newest build has this status; `onSale` says whether any build is on sale. */
export function sampleCard(
  status: Status,
  changes: Partial<ManagedCard> & { onSale?: boolean } = {},
): ManagedCard {
  const { onSale = status === "ready_for_sale", ...rest } = changes;
  count += 1;
  return {
    ...toCardFlags(status, onSale),
    status,
    product_id: count,
    submission_id: 100 + count,
    product_name: names[count % names.length] ?? "",
    description:
      "Registra chi entra e chi esce, stampa il badge temporaneo e avvisa chi aspetta la visita.",
    version: "1.0.0",
    username: "ada",
    menu_entry_id: (count % 6) + 1,
    menu_entry_name: "Accessi",
    price_amount: count % 2 === 0 ? 0 : 9.5,
    price_currency: "EUR",
    is_private: 0,
    icon_url: "",
    banner_url: "",
    expiration_id: 1,
    expiration_name: "Nessuna scadenza",
    submission_updadet_at: "2026-03-14T09:26:53Z",
    missing: status === "draft" ? 3 : 0,
    rejection_reason: status === "rejected" ? "L’icona è sfocata." : "",
    ...rest,
  };
}

/** Cards that together show all labels. */
export const everyCard = (): ManagedCard[] => [
  sampleCard("draft"),
  sampleCard("waiting_for_review"),
  sampleCard("rejected"),
  sampleCard("ready_for_sale"),
  sampleCard("ready_for_sale", { is_private: 1 }),
  sampleCard("hidden"),
  sampleCard("draft", { onSale: true }),
];

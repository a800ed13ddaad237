// Sample requests in every state, for stories and tests.
import type { AdminRequest, AdminRequestDetail } from "@lanyard/contract";

const base: AdminRequest = {
  request_id: 31,
  kind: "functionality",
  state: "open",
  subject: "Badge a colori per i visitatori",
  email: "nadia@tipografia.example",
  name: "",
  company_id: null,
  product_id: null,
  language: "it",
  created_at: "2026-03-14T09:26:53.000Z",
  settled_by: "",
  settled_at: null,
  version: 0,
};

const one = (id: number, some: Partial<AdminRequest>): AdminRequest => ({
  ...base,
  request_id: id,
  ...some,
});

export const openRequest = base;
export const proposal = one(30, {
  kind: "proposal",
  subject: "Parcheggi",
  email: "acquisti@officina.example",
  name: "Officina Rossi",
  company_id: 4,
  product_id: 12,
  created_at: "2026-03-12T16:05:00.000Z",
});
export const answered = one(29, {
  state: "answered",
  subject: "Export of the visits",
  email: "joan@press.example",
  language: "en",
  created_at: "2026-03-10T08:00:00.000Z",
  settled_by: "ada",
  settled_at: "2026-03-11T10:30:00.000Z",
  version: 1,
});
export const closed = one(28, {
  state: "closed",
  subject: "Pubblicità",
  email: "offerte@example.com",
  created_at: "2026-03-09T07:00:00.000Z",
  settled_by: "bea",
  settled_at: "2026-03-09T09:00:00.000Z",
  version: 1,
});
export const longestRequest = one(27, {
  subject:
    "Riconoscimentoautomaticodelledocumentazionidisicurezzadeivisitatoriediappaltatori con un oggetto che occupa tutto lo spazio che gli si lascia",
  email: "massimiliano.dellatorre.tasso.sanbenedetto@cooperativa-manutenzione.example",
});
export const sampleRequests: readonly AdminRequest[] = [openRequest, proposal, answered, closed];

/** A long list, as a large installation may have. */
export const manyRequests = (count: number): AdminRequest[] =>
  Array.from({ length: count }, (_, at) =>
    one(200 - at, { subject: `Richiesta ${at + 1}`, email: `persona${at + 1}@example.com` }),
  );

const text =
  "Vorremmo distinguere a colpo d’occhio i visitatori dai fornitori.\n\nBasterebbe un colore per tipo, scelto da chi li registra.";

export const detailOf = (
  request: AdminRequest,
  answers: AdminRequestDetail["answers"] = [],
): AdminRequestDetail => ({ ...request, text, answers });

export const answeredDetail = detailOf(answered, [
  {
    answer: "Thank you for writing. The export comes with the next version.",
    username: "ada",
    at: "2026-03-11T10:30:00.000Z",
  },
]);

// Examples of each host message; the form is prefilled with them.
import type { HostMessage, HostType } from "@lanyard/host-bridge/host";

interface Example<Type extends HostType> {
  readonly name: string;
  readonly fields: Omit<HostMessage<Type>, "type">;
}

const form = {
  id: "lunch",
  title: "Lunch",
  subtitle: "By ten o’clock",
  body: [
    { name: "dish", label: "Dish", type: "text", required: true },
    { name: "day", label: "Day", type: "date" },
    {
      name: "size",
      label: "Size",
      type: "select",
      options: [
        { label: "Small", value: "s" },
        { label: "Large", value: "l" },
      ],
    },
    { name: "guests", label: "Guests", type: "number", value: 1 },
    { name: "note", label: "Note", type: "textarea" },
    { name: "who", label: "Who", type: "people" },
    { name: "team", label: "Team", type: "groups" },
    { name: "event", label: "Event", type: "activities" },
    { name: "table", type: "hidden", value: "7" },
  ],
  other_buttons: [{ label: "Ask the kitchen", callback: "lunch.asked" }],
  submit_callback: "lunch.ordered",
};

const popup = (name: string, data: unknown): Example<"function"> => ({
  name,
  fields: { function: "popup.open", data },
});

export const examples: {
  readonly [Type in HostType]: readonly [Example<Type>, ...Example<Type>[]];
} = {
  setup: [
    {
      name: "Another person",
      fields: {
        api_session: "bruno",
        company_token: "{{company_token}}",
        locale: "en",
        user: { id: "u-2", name: "Bruno Sala" },
      },
    },
    {
      name: "Somebody whose payments are refused",
      fields: { api_session: "decline", company_token: "{{company_token}}" },
    },
    { name: "A token of nobody", fields: { api_session: "anna", company_token: "revoked" } },
  ],
  "host.look": [
    { name: "French, dark", fields: { locale: "fr", theme: "dark" } },
    { name: "From right to left", fields: { direction: "rtl" } },
    { name: "As at first", fields: { locale: "en", theme: "light", direction: "ltr" } },
  ],
  search: [
    { name: "Parking", fields: { value: "parking" } },
    { name: "Cleared", fields: {} },
  ],
  filter: [
    { name: "A menu entry", fields: { value: 2 } },
    { name: "Licences that are due", fields: { value: "due" } },
    { name: "All", fields: { value: -1 } },
  ],
  date: [
    { name: "A year: its receipts", fields: { from: "2026-01-01", to: "2026-12-31" } },
    { name: "Open at both ends", fields: { from: "0000-00-00", to: "0000-00-00" } },
  ],
  people: [
    {
      name: "Two people",
      fields: {
        data: [
          { id: "u-1", name: "Ada Neri", email: "ada@example.test" },
          { id: "u-2", name: "Bruno Sala", email: "bruno@example.test" },
        ],
      },
    },
    { name: "One, by name", fields: { user: "Ada" } },
  ],
  option: [
    { name: "My apps", fields: { id: "place", value: "apps" } },
    { name: "Licences", fields: { id: "place", value: "licenses" } },
    { name: "People", fields: { id: "place", value: "people" } },
    { name: "Receipts", fields: { id: "place", value: "receipts" } },
    { name: "The store", fields: { id: "place", value: "store" } },
    { name: "Popups at the host", fields: { id: "popups", value: "host" } },
    { name: "Popups inside", fields: { id: "popups", value: "inside" } },
    { name: "Toasts inside", fields: { id: "toasts", value: "inside" } },
  ],
  function: [
    popup("Popup: a form", { form }),
    popup("Popup: markup", { title: "Today", html: "<h2>Lunch</h2><p>At noon.</p>" }),
    popup("Popup: an embedded page", { title: "The host", page: "/popup/page" }),
    popup("Popup: fetched markup", { title: "Fetched", load: "/popup/markup" }),
    popup("Popup: a remote address", { title: "Remote", url: "/popup/page" }),
    { name: "Close the popup", fields: { function: "popup.close" } },
    { name: "Read everything anew", fields: { function: "refresh", request: "1" } },
    { name: "What is not offered", fields: { function: "format.disk", request: "2" } },
  ],
  dispatcher: [
    { name: "Search, as a topic", fields: { id: "search", value: "door" } },
    { name: "Read everything anew", fields: { id: "refresh", value: true } },
  ],
  "get.data": [
    { name: "What is installed", fields: { id: "installed" } },
    { name: "Licences", fields: { id: "licenses" } },
    { name: "All", fields: {} },
    { name: "What there is not", fields: { id: "passwords" } },
  ],
  "put.element": [
    { name: "A notice above every page", fields: { id: "notice", value: "Closed on Friday." } },
    { name: "The error of a form", fields: { id: "error-ref-lunch", value: "Sold out" } },
  ],
  "put.form": [
    { name: "Values of the form", fields: { id: "lunch", data: { dish: "Soup", guests: 3 } } },
  ],
  "put.input": [{ name: "One value of the form", fields: { id: "dish", value: "Pasta" } }],
  "put.options": [
    {
      name: "An answer that nobody asked for",
      fields: { id: "activities", data: [{ value: "a-9", label: "Forged" }], request: "0" },
    },
  ],
};

// A product's page, as its creator sees it.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Status } from "@lanyard/contract";
import { CallFailure } from "../../../api/send.ts";
import { NotLoaded } from "../../../components/page/NotLoaded.tsx";
import { paths } from "../../../app/paths.ts";
import { TextLink } from "../../../components/page/TextLink.tsx";
import { storyFrame } from "../../../story-frame.tsx";
import { DetailHistory } from "./DetailHistory.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import { sampleChoices, sampleHistory } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";
import { SubmissionDetail } from "./SubmissionDetail.tsx";

const onSale = picturedDetail({ status: "ready_for_sale" });

/** Rejects at once, so that the story's picture shows no spinner. */
const refused = () => Promise.reject(new CallFailure("Il server non risponde.", 0));
/** Rejects after 300 ms like a slow server, so that a double click happens during one call. */
const refusedLater = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new CallFailure("Il server non risponde.", 0)), 300),
  );

const meta = {
  title: "Console/Product detail",
  component: SubmissionDetail,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    detail: onSale,
    actor: { owner: true, admin: false },
    expirations: sampleChoices.expirations,
    permissions: sampleChoices.permissions,
    history: <DetailHistory entries={sampleHistory} onRetry={fn()} />,
    onDownload: fn(() => Promise.reject(new Error("no server"))),
    onSave: fn(() => Promise.resolve(onSale)),
    onSaved: fn(),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onWithdraw: fn(() => Promise.resolve()),
    onHide: fn(() => Promise.resolve()),
    onAddBuild: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SubmissionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForReviewAsOwner: Story = {
  args: { detail: picturedDetail({ status: "waiting_for_review" }), onWithdraw: fn(refusedLater) },
  tags: ["dark"],
  play: async ({ args }) => {
    await expect(screen.getByText(/Riceverai una notifica con l’esito/)).toBeVisible();
    await userEvent.dblClick(screen.getByRole("button", { name: "Annulla l’invio" }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    // Wait until the button is idle, so that the story's picture does not show it busy.
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Annulla l’invio" })).not.toHaveAttribute(
        "aria-busy",
      ),
    );
    await expect(screen.queryByRole("button", { name: "Altre azioni" })).toBeNull();
  },
};
export const WaitingForReviewAsSomebodyElse: Story = {
  args: {
    detail: picturedDetail({ status: "waiting_for_review" }),
    actor: { owner: false, admin: false },
  },
  play: async () => {
    await expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Annulla l’invio" })).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Offerta" }));
    await expect(screen.queryByRole("link", { name: "Modifica l’offerta" })).toBeNull();
  },
};
export const OnSaleAsOwner: Story = {
  args: { onAddBuild: fn(refused) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Nuova build" }));
    await expect(args.onAddBuild).toHaveBeenCalledOnce();
  },
};
export const HidingAsksFirst: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Altre azioni" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Nascondi" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Vuoi nascondere il prodotto?",
    });
    await expect(args.onHide).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole("button", { name: "Nascondi" }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
const newer = (status: Status) => [
  { ...onSale.builds[0]!, submission_id: 40, build_version: "3.0.0", status },
  ...onSale.builds,
];
const switched = () => within(screen.getByRole("navigation", { name: "Build del prodotto" }));

export const OnSaleWithANewerBuildInProgress: Story = {
  args: { detail: { ...onSale, builds: newer("draft") } },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "Nuova build" })).toBeNull();
    await expect(screen.getByRole("link", { name: "Continua la nuova build" })).toHaveAttribute(
      "href",
      "/dashboard/build/products/12/submissions/40",
    );
    await expect(switched().getByRole("link", { name: "In vendita 2.1.0" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
export const OnSaleWhileANewerBuildIsInReview: Story = {
  tags: ["phone", "forced"],
  args: {
    detail: { ...onSale, builds: newer("waiting_for_review") },
    storeLink: (
      <TextLink to={paths.storeProduct(12)} standalone>
        Vedi nello store
      </TextLink>
    ),
  },
  play: async () => {
    // All elements on the right share one edge, whatever the length of the texts.
    const end = (element: Element) => element.getBoundingClientRect().right;
    const [builds, tabs] = ["navigation", "tablist"].map((role) => screen.getByRole(role));
    await expect(Math.round(end(builds!))).toBe(Math.round(end(tabs!)));
    const link = screen.getByRole("link", { name: "Vedi nello store" }).getBoundingClientRect();
    await expect(Math.round(builds!.getBoundingClientRect().left - link.right)).toBe(24);
    await expect(switched().getByRole("link", { name: "In revisione 3.0.0" })).toHaveAttribute(
      "href",
      "/dashboard/products/12?build=40",
    );
    await expect(screen.getByRole("button", { name: "Altre azioni" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Nuova build" })).toBeNull();
  },
};
export const NewerBuildInReviewBesideTheOneOnSale: Story = {
  args: {
    detail: {
      ...picturedDetail({
        status: "waiting_for_review",
        submission: { submission_id: 40, version: "3.0.0" },
      }),
      builds: newer("waiting_for_review"),
    },
  },
};
export const SupersededReadOnly: Story = {
  args: {
    detail: {
      ...picturedDetail({
        status: "superseded",
        submission: { submission_id: 24, version: "2.0.0" },
      }),
      builds: onSale.builds,
    },
  },
  play: async () => {
    await expect(screen.getByText(/resta nello storico/)).toBeVisible();
    await expect(switched().getByRole("link", { name: "Sostituita 2.0.0" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
export const TabsByKeyboard: Story = {
  play: async () => {
    const tab = (name: string) => screen.getByRole("tab", { name });
    tab("Panoramica").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByRole("heading", { name: "Tutte le build" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByText(/per un anno, pubblica/)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByText("marta ha creato il prodotto")).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(tab("Panoramica")).toHaveFocus();
    tab("Panoramica").blur();
  },
};
export const BackOfTheBuild: Story = {
  tags: ["phone"],
  parameters: { path: "/?tab=build" },
};
export const BackOfTheHistory: Story = {
  tags: ["dark"],
  parameters: { path: "/?tab=history" },
};
export const HiddenReadOnly: Story = {
  args: { detail: picturedDetail({ status: "hidden" }) },
  play: async () => {
    await expect(screen.getByText(/contatta l’amministratore/)).toBeVisible();
    await expect(screen.getByText(/possono continuare fino alla scadenza/)).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "Offerta" }));
    await expect(screen.queryByRole("link", { name: "Modifica l’offerta" })).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Panoramica" }));
    await expect(screen.getByRole("link", { name: "Indietro" })).toHaveAttribute(
      "href",
      "/dashboard/products",
    );
  },
};
export const RejectedReadOnlyWithItsReason: Story = {
  args: {
    detail: picturedDetail({
      status: "rejected",
      submission: {
        rejection_reason:
          "Gli screenshot mostrano un’altra app.\nIl prezzo non corrisponde alla descrizione.",
      },
    }),
  },
  play: async () => {
    await expect(screen.getByText(/Gli screenshot mostrano un’altra app/)).toBeVisible();
    await expect(screen.getByRole("link", { name: "Modifica la build" })).toBeVisible();
  },
};
export const NoBuildsAndNoPictures: Story = {
  args: {
    detail: {
      ...picturedDetail(
        {
          status: "ready_for_sale",
          submission: { icon_url: "", submission_description: "", version: "" },
        },
        0,
      ),
      builds: [],
    },
  },
};
export const ManyBuilds: Story = {
  parameters: { path: "/?tab=build" },
  args: {
    detail: {
      ...onSale,
      builds: Array.from({ length: 8 }, (_, index) => ({
        ...onSale.builds[0]!,
        submission_id: 31 - index,
        build_version: `2.${8 - index}.0`,
        status: index === 0 ? "ready_for_sale" : "superseded",
      })),
    },
  },
};
export const DraftAsOwner: Story = {
  args: { detail: picturedDetail({ status: "draft" }) },
  play: async () => {
    await expect(screen.getByRole("link", { name: "Modifica la build" })).toBeVisible();
  },
};
export const Loading: Story = {
  render: () => <DetailSkeleton />,
};
const retry = fn();
export const NotFound: Story = {
  render: () => (
    <NotLoaded failure={new CallFailure("Questo prodotto non esiste.", 404)} onRetry={retry} />
  ),
  play: async () => {
    await expect(screen.getByRole("link", { name: "Torna ai prodotti" })).toBeVisible();
  },
};
export const Failed: Story = {
  render: () => (
    <NotLoaded
      failure={new CallFailure("Il server non risponde. Controlla la connessione e riprova.", 0)}
      onRetry={retry}
    />
  ),
  play: async () => {
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "La pagina non si è caricata",
    );
    await userEvent.click(within(screen.getByRole("alert")).getByRole("button"));
    await expect(retry).toHaveBeenCalled();
  },
};
export const InFrench: Story = {
  args: { detail: picturedDetail({ status: "waiting_for_review" }) },
  globals: { language: "fr" },
};
export const InSpanish: Story = {
  args: { detail: picturedDetail({ status: "hidden" }) },
  globals: { language: "es" },
};
export const InEnglish: Story = { globals: { language: "en" } };

// One delivery for administrators: receiver, subject, every attempt with its response, the content, and a button to
// send it again.
import { useTranslation } from "react-i18next";
import { Button, FactsList, Notice, Timeline } from "@lanyard/design-system";
import type { DeliveryDetail } from "@lanyard/contract";
import { ListDrawer, type ListDrawerProps } from "../../components/admin-list/ListDrawer.tsx";
import { formatUpdated } from "../../i18n/format.ts";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { DeliveryBadge, nameCell } from "./deliveries.list.tsx";
import { deliveryTopic, failureReason, deliveryTitle } from "./delivery-words.ts";

interface DeliveryDrawerProps extends ListDrawerProps<DeliveryDetail> {
  /** Why the server refused to send it again. */
  readonly refused: string | undefined;
  readonly busy: boolean;
  readonly onResend: () => void;
}

interface DetailProps {
  readonly one: DeliveryDetail;
}

function Facts({ one }: DetailProps) {
  const { t } = useTranslation("operations");
  const { kind, receiver, product_id: product, product_name: name, message_id: id } = one;
  const whole = (text: string) => <bdi className="wrap-anywhere">{text}</bdi>;
  return (
    <FactsList
      facts={[
        { term: t("deliveries.state"), value: <DeliveryBadge state={one.state} /> },
        { term: t("deliveries.kind"), value: t(`deliveries.kind_${kind}`) },
        { term: t("deliveries.to"), value: whole(receiver) },
        { term: t("deliveries.about"), value: nameCell(deliveryTopic(one, t)) },
        ...(product === null
          ? []
          : [
              {
                term: t("deliveries.product"),
                value:
                  name === "" ? (
                    t("deliveries.product_gone")
                  ) : (
                    <TextLink to={paths.product(product)}>{name}</TextLink>
                  ),
              },
            ]),
        ...(id === "" ? [] : [{ term: "webhook-id", value: whole(id) }]),
      ]}
    />
  );
}

/** When the delivery was created, every attempt, and who sent it again. */
function History({ one }: DetailProps) {
  const { t } = useTranslation("operations");
  const { attempts, created_at, resent_at, resent_by: name } = one;
  const when = (at: string) => ({ time: formatUpdated(at), dateTime: at });
  const tried = attempts.map((attempt, at) => ({
    id: `attempt ${at}`,
    title:
      attempt.reason === null
        ? t("deliveries.arrived")
        : t("deliveries.attempt", { number: at + 1, reason: failureReason(attempt, t) }),
    ...(attempt.answer !== "" && { text: t("deliveries.answered", { answer: attempt.answer }) }),
    tone: attempt.reason === null ? ("success" as const) : ("danger" as const),
    at: attempt.at,
  }));
  const again =
    resent_at === null
      ? []
      : [
          {
            id: "again",
            title:
              name === "" ? t("deliveries.again_by_owner") : t("deliveries.again_by", { name }),
            tone: "info" as const,
            at: resent_at,
          },
        ];
  const steps = [...tried, ...again].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Timeline
      items={[
        { id: "made", title: t("deliveries.made"), tone: "neutral", ...when(created_at) },
        ...steps.map(({ at, ...step }) => ({ ...step, ...when(at) })),
      ]}
    />
  );
}

/** A webhook's JSON, indented; text that is not valid JSON stays as it is. */
function readable({ kind, text }: Pick<DeliveryDetail, "kind" | "text">): string {
  if (kind === "mail") return text ?? "";
  try {
    return JSON.stringify(JSON.parse(text ?? ""), null, 2);
  } catch {
    return text ?? "";
  }
}

function Content({ one }: DetailProps) {
  const { t } = useTranslation("operations");
  if (one.text_is !== "shown")
    return <Notice tone="info">{t(`deliveries.text_${one.text_is}`)}</Notice>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{t("deliveries.text")}</h3>
      <pre
        // A scrollable region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        <bdi>{readable(one)}</bdi>
      </pre>
    </section>
  );
}

export default function DeliveryDrawer(props: DeliveryDrawerProps) {
  const { refused, busy, onResend, ...drawer } = props;
  const { data: one } = drawer;
  const { t } = useTranslation("operations");
  return (
    <ListDrawer
      {...drawer}
      title={one ? nameCell(deliveryTitle(one, t)) : t("deliveries.list")}
      failed={t("deliveries.failed_one")}
      outlines={["h-24", "h-40"]}
      footer={
        one?.state === "failed" && (
          <Button
            intent="primary"
            busy={busy}
            busyLabel={t("deliveries.saving")}
            onClick={onResend}
          >
            {t("deliveries.resend")}
          </Button>
        )
      }
    >
      {one && (
        <div className="flex flex-col gap-8">
          {refused !== undefined && (
            <Notice tone="warning" role="status" title={t("deliveries.refused")}>
              {refused}
            </Notice>
          )}
          <Facts one={one} />
          <History one={one} />
          <Content one={one} />
        </div>
      )}
    </ListDrawer>
  );
}

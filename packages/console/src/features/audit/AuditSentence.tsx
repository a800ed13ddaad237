// Says in words who did what to whom, with links to the people, products and companies that still exist.
import { Trans, useTranslation } from "react-i18next";
import { isAuditKind, type AuditEntry } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";

interface AuditSentenceProps {
  readonly entry: AuditEntry;
  /** Without links, for a title. */
  readonly plain?: boolean;
}

interface Named {
  readonly name: string;
  /** Undefined for what is gone, and for what has no page. */
  readonly to: string | undefined;
}

const pageOf = {
  user: (id: number) => `${paths.users}?user=${id}`,
  company: (id: number) => `${paths.companies}?company=${id}`,
  product: paths.product,
};

function namedBy(kind: keyof typeof pageOf, one: { id: number | null; name: string } | null) {
  if (!one || one.name === "") return undefined;
  return { name: one.name, to: one.id === null ? undefined : pageOf[kind](one.id) };
}

function Name({ name, to, plain }: Named & Pick<AuditSentenceProps, "plain">) {
  const label = <bdi className="font-medium wrap-anywhere">{name}</bdi>;
  return to === undefined || plain ? label : <TextLink to={to}>{label}</TextLink>;
}

export function AuditSentence({ entry, plain = false }: AuditSentenceProps) {
  const { t } = useTranslation("office");
  const { actor, action, subject, about } = entry;
  const numbered = (what: string, id: number | null): Named => ({
    name: id === null ? what : t("audit.numbered", { what, id }),
    to: undefined,
  });
  const who =
    (actor.kind === "user" || actor.kind === "company" ? namedBy(actor.kind, actor) : undefined) ??
    numbered(t(`audit.actor_${actor.kind}`), actor.id);
  const product = namedBy("product", about.product);
  const what =
    namedBy("user", about.user) ??
    (subject.kind === "company" ? namedBy("company", about.company) : undefined) ??
    (product && about.version !== ""
      ? { ...product, name: t("audit.version", { name: product.name, version: about.version }) }
      : product) ??
    numbered(t(`audit.subject_${subject.kind}`), subject.id);
  return (
    <span className="wrap-anywhere max-sm:text-end">
      <Trans
        t={t}
        i18nKey={isAuditKind(action) ? `audit.did_${action}` : "audit.did_other"}
        components={{
          who: <Name {...who} plain={plain} />,
          what: <Name {...what} plain={plain} />,
        }}
      />
    </span>
  );
}

// Replaces the form of a functionality request after it is sent.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { BadgePicture, EmptyState, LinkButton } from "@lanyard/design-system";

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** `home` is a link to the start page, without text. */
export function FunctionalitySent({ home }: { readonly home: ReactElement }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      // Takes the focus, because the submit button has disappeared with the form.
      ref={takeFocus}
      tabIndex={-1}
      headingLevel={1}
      picture={<BadgePicture empty hue="grey" className="mb-6 h-32 w-auto" />}
      className="outline-none"
      title={t("functionality.sent")}
      text={t("functionality.sent_text")}
      action={
        <LinkButton intent="primary" link={home}>
          {t("to_home")}
        </LinkButton>
      }
    />
  );
}

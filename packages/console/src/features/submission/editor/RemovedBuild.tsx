// Shown in place of an editor whose build was removed elsewhere, or which the user may no longer see.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState, LinkButton } from "@lanyard/design-system";
import type { ProductDetail } from "@lanyard/contract";
import { usePageTitle } from "../../../components/page/page-title.ts";
import { PageBody } from "../../../components/page/PageBody.tsx";
import { paths } from "../../../app/paths.ts";

interface RemovedBuildProps {
  /** The build as last loaded; undefined if it never was. */
  readonly lastLoaded: ProductDetail | undefined;
  /** The unsaved edits of the build. */
  readonly children?: ReactNode;
}

export function RemovedBuild({ lastLoaded, children }: RemovedBuildProps) {
  const { t } = useTranslation();
  const title = t(lastLoaded ? "gone.title" : "not_found.title");
  usePageTitle(title);
  const isLast = !lastLoaded || lastLoaded.builds.length <= 1;
  return (
    <PageBody className="items-center pt-6 pb-16 sm:pt-8">
      <EmptyState
        badge
        className="w-full"
        headingLevel={1}
        title={title}
        text={t(lastLoaded ? "gone.text" : "not_found.text")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isLast && (
              <LinkButton
                intent="primary"
                link={<Link to={paths.product(lastLoaded.submission.product_id)} />}
              >
                {t("build.to_product")}
              </LinkButton>
            )}
            <LinkButton
              intent={isLast ? "primary" : "secondary"}
              link={<Link to={paths.products} />}
            >
              {t("not_found.back")}
            </LinkButton>
          </div>
        }
      />
      {children}
    </PageBody>
  );
}

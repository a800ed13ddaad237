// An error boundary: shown in place of a page that fails to load or to render, with a button to retry.
import { Component, useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Hydrated } from "../shared/Hydrated.tsx";
import { ScriptMissing } from "../shared/lazy-page.ts";
import { PageFailure } from "../shared/PageFailure.tsx";
import { usePageTitle } from "../shared/page-title.ts";
import { loadAgain } from "../shared/load-again.ts";

interface FailedPageProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

function FailedPage({ failure, onRetry }: FailedPageProps) {
  const { t } = useTranslation();
  const missing = failure instanceof ScriptMissing;
  const gone = missing && failure.gone;
  const retry = useEffectEvent(onRetry);
  usePageTitle(t("not_loaded.title"));
  useEffect(() => {
    if (!missing || gone) return undefined;
    const onOnline = () => retry();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [missing, gone]);
  return (
    <>
      <Hydrated />
      <PageFailure
        title={t("not_loaded.title")}
        text={t(gone ? "part.gone" : missing ? "part.missing" : "page.failed")}
        label={t(gone ? "page.reload" : "action.retry")}
        onPress={gone ? () => void loadAgain() : onRetry}
      />
    </>
  );
}

interface PageBoundaryProps {
  /** The address; a change of address clears the failure. */
  readonly address: string;
  readonly children: ReactNode;
}
interface PageBoundaryState {
  readonly failed?: { readonly why: unknown } | undefined;
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(why: unknown): PageBoundaryState {
    return { failed: { why } };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.failed && before.address !== this.props.address) this.forget();
  }

  private readonly forget = () => {
    const why = this.state.failed?.why;
    const clear = () => this.setState({ failed: undefined });
    const loading = why instanceof ScriptMissing && why.forget();
    // If they fail to load again, the page fails again.
    if (loading) loading.then(clear, clear);
    else clear();
  };

  override render() {
    const { failed } = this.state;
    if (failed) return <FailedPage failure={failed.why} onRetry={this.forget} />;
    return this.props.children;
  }
}

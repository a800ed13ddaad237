// Dialogs whose scripts are loaded when they are first opened. When loading fails a toast says so, and the dialog stays
// closed.
import { useEffect, useEffectEvent, useState, type FunctionComponent } from "react";
import { fetchAhead } from "./fetch-ahead.ts";
import { usePartMissing } from "./part-missing.ts";
import { withRetry } from "../../api/with-retry.ts";

interface Openable {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function lateModal<Props extends Openable>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
) {
  let Modal: FunctionComponent<Props> | undefined;
  const fetch = async () => {
    Modal = (await withRetry(load)).default;
  };
  // A failure is handled when it is opened.
  const prefetch = () => void load().catch(() => undefined);

  fetchAhead(prefetch);

  function LateModal(props: Props) {
    const sayMissing = usePartMissing();
    const [, setCame] = useState(false);
    const { open = false, onOpenChange } = props;
    const giveUp = useEffectEvent(() => {
      onOpenChange?.(false);
      sayMissing();
    });
    useEffect(() => {
      if (open && !Modal)
        fetch().then(
          () => setCame(true),
          () => giveUp(),
        );
    }, [open]);
    return Modal && <Modal {...props} />;
  }
  /** Props for the button that opens it: loading starts on hover and focus. */
  const opener = { onPointerEnter: prefetch, onFocus: prefetch };
  return Object.assign(LateModal, { prefetch, opener });
}

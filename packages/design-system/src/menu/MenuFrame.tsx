// The button of a menu, without the list: that can come later.
import {
  useId,
  useRef,
  type FunctionComponent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { Slot } from "@radix-ui/react-slot";
import { useOwnState } from "../own-state/useOwnState.ts";
import type { Entry, MenuListProps } from "./MenuList.tsx";

export interface MenuFrameProps extends Omit<
  MenuListProps,
  "button" | "takeEntry" | "open" | "onOpenChange"
> {
  /** Receives the button. */
  button?: RefObject<HTMLButtonElement | null>;
  /** The button. */
  trigger: ReactElement;
  /** Whether the list shows; without it the menu keeps this itself. */
  open?: boolean;
  /** Whether it shows at first. */
  defaultOpen?: boolean;
  /** Called when the list is to open or to close. */
  onOpenChange?: (open: boolean) => void;
  /** The list; without it the button alone shows. */
  List: FunctionComponent<MenuListProps> | undefined;
  /** Called when somebody comes near the button. */
  onNear?: () => void;
}

const entries: Readonly<Record<string, Entry>> = {
  Enter: "first",
  " ": "first",
  ArrowDown: "first",
  ArrowUp: "last",
};

const pressMs = 1_000;

export function MenuFrame({
  button: given,
  List,
  onNear,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...list
}: MenuFrameProps) {
  const own = useId();
  const id = list.id ?? own;
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = given ?? ownButton;
  const entry = useRef<Entry>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [shows, setShows] = useOwnState(open, defaultOpen, onOpenChange);

  const takeEntry = () => {
    const taken = entry.current;
    entry.current = undefined;
    return taken;
  };
  // A pointer and keys reach a button that is off; and what its own handler prevents stays undone.
  const isOff = ({ defaultPrevented }: SyntheticEvent) =>
    defaultPrevented || button.current?.matches(":disabled, [aria-disabled=true]");
  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey || isOff(event)) return;
    pressedAt.current = event.timeStamp;
    // The list takes the focus that the press would give to the button, once it is there.
    if (!shows) event.preventDefault();
    if (!List) button.current?.focus();
    entry.current = undefined;
    setShows(!shows);
  };
  // Screen readers, voice control and scripts click without a press. A click soon after a press belongs to it.
  const openByClick = (event: MouseEvent) => {
    const isOfPress = event.detail > 0 || event.timeStamp - pressedAt.current < pressMs;
    if (isOfPress || isOff(event)) return;
    entry.current = "first";
    setShows(!shows);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!(event.key in entries) || isOff(event)) return;
    event.preventDefault();
    pressedAt.current = event.timeStamp;
    if (event.repeat) return;
    entry.current = entries[event.key];
    setShows(event.key.startsWith("Arrow") || !shows);
  };

  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="menu"
        aria-expanded={shows}
        aria-controls={shows ? id : undefined}
        data-state={shows ? "open" : "closed"}
        onPointerDown={openByPointer}
        onClick={openByClick}
        onKeyDown={openByKey}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {trigger}
      </Slot>
      {List && (
        <List
          {...list}
          id={id}
          button={button}
          takeEntry={takeEntry}
          open={shows}
          onOpenChange={setShows}
        />
      )}
    </>
  );
}

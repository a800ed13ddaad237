// The button of a menu, separate from its list, which may load later.
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
import { useControllableState } from "../state/useControllableState.ts";
import type { Entry, MenuListProps } from "./MenuList.tsx";

export interface MenuFrameProps extends Omit<
  MenuListProps,
  "button" | "takeEntry" | "open" | "onOpenChange"
> {
  /** Ref of the button. */
  button?: RefObject<HTMLButtonElement | null>;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the list is open; without it the menu keeps this state itself. */
  open?: boolean;
  /** Whether the list is open at first. */
  defaultOpen?: boolean;
  /** Called when the list should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** The list component; undefined until it is loaded. */
  List: FunctionComponent<MenuListProps> | undefined;
  /** Called when the pointer or the focus reaches the button. */
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
  button: buttonRef,
  List,
  onNear,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...list
}: MenuFrameProps) {
  const generatedId = useId();
  const id = list.id ?? generatedId;
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownButton;
  const entry = useRef<Entry>(undefined);
  const pressTime = useRef(Number.NEGATIVE_INFINITY);
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);

  const takeEntry = () => {
    const current = entry.current;
    entry.current = undefined;
    return current;
  };
  // Ignores events of an `aria-disabled` button, which still gets pointer and key events, and events whose default the
  // trigger's own handler has prevented.
  const isOff = ({ defaultPrevented }: SyntheticEvent) =>
    defaultPrevented || button.current?.matches(":disabled, [aria-disabled=true]");
  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey || isOff(event)) return;
    pressTime.current = event.timeStamp;
    // Keeps the browser from focusing the button on press, because the list takes the focus once it is there.
    if (!shows) event.preventDefault();
    if (!List) button.current?.focus();
    entry.current = undefined;
    setShows(!shows);
  };
  // Screen readers, voice control and scripts click without a press. A click soon after a press or key belongs to it.
  const openByClick = (event: MouseEvent) => {
    const isOfPress = event.detail > 0 || event.timeStamp - pressTime.current < pressMs;
    if (isOfPress || isOff(event)) return;
    entry.current = "first";
    setShows(!shows);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!(event.key in entries) || isOff(event)) return;
    event.preventDefault();
    pressTime.current = event.timeStamp;
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

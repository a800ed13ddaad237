// The icons, each named after its meaning; bundlers drop unused ones.
import { cva, cx } from "class-variance-authority";
import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  BookOpen,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Globe,
  Image,
  Info,
  Lock,
  LogOut,
  Menu,
  Minus,
  Pencil,
  Plus,
  RotateCcw,
  Search,
  Send,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  X,
} from "./drawings.ts";
import type { Drawing } from "./drawing.tsx";
import type { ComponentProps } from "react";

/** `sm` is 16 px, for 14 px text; `md` is 20 px, for 16 px text. */
export const iconSizes = ["sm", "md"] as const;
export type IconSize = (typeof iconSizes)[number];

const look = cva("inline-block shrink-0 align-[-0.1875em]", {
  variants: {
    size: { sm: "size-4", md: "size-5" } satisfies Record<IconSize, string>,
    // Arrows along the text direction are mirrored in right-to-left text.
    turns: { true: "rtl:-scale-x-100", false: "" },
  },
});

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Size of the icon, 16 or 20 px; a button sizes its icon itself. */
  size?: IconSize;
  /** Accessible name, for an icon without text beside it; without a label, screen readers skip the icon. */
  label?: string;
}

const icon = (Drawn: Drawing, turns = false) =>
  function Icon({ size = "sm", label, className, ...rest }: IconProps) {
    return (
      <Drawn
        {...(label !== undefined && { role: "img", "aria-label": label })}
        {...rest}
        data-slot="icon"
        data-size={size}
        className={cx(look({ size, turns }), className)}
      />
    );
  };

export const AddIcon = /* @__PURE__ */ icon(Plus);
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, true);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const DangerIcon = /* @__PURE__ */ icon(CircleAlert);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const ExpandIcon = /* @__PURE__ */ icon(ChevronDown);
export const ForwardIcon = /* @__PURE__ */ icon(ArrowRight, true);
export const GuideIcon = /* @__PURE__ */ icon(BookOpen);
export const HiddenIcon = /* @__PURE__ */ icon(EyeOff);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const LanguageIcon = /* @__PURE__ */ icon(Globe);
export const MenuIcon = /* @__PURE__ */ icon(Menu);
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
export const NewTabIcon = /* @__PURE__ */ icon(ArrowUpRight, true);
export const PersonIcon = /* @__PURE__ */ icon(UserRound);
export const PictureIcon = /* @__PURE__ */ icon(Image);
export const PrivateIcon = /* @__PURE__ */ icon(Lock);
export const RemoveIcon = /* @__PURE__ */ icon(Trash2);
export const RetryIcon = /* @__PURE__ */ icon(RotateCcw);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const SendIcon = /* @__PURE__ */ icon(Send, true);
export const SignOutIcon = /* @__PURE__ */ icon(LogOut, true);
export const SomeIcon = /* @__PURE__ */ icon(Minus);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const UndoIcon = /* @__PURE__ */ icon(Undo2, true);
export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const VisibleIcon = /* @__PURE__ */ icon(Eye);
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);

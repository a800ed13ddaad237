// The design system's ConfirmModal as a module of its own, so that ConfirmLater can load it lazily.
export { ConfirmModal as default } from "@lanyard/design-system";

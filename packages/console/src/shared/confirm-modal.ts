// The design system's ConfirmModal as a module of its own, for ConfirmLater.
export { ConfirmModal as default } from "@lanyard/design-system";

// The design system's ConfirmModal, loaded when it first opens.
import { lateModal } from "./late-modal.tsx";

export const ConfirmLater = lateModal(() => import("./confirm-modal.ts"));

// The design system's ConfirmModal, fetched when it is first opened.
import { lateModal } from "./late-modal.tsx";

export const ConfirmLater = lateModal(() => import("./confirm-modal.ts"));

// Asks before the user leaves a page with input that may not be kept on the device, such as a password.
import { LeaveModal } from "./LeaveModal.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

export interface LeaveWhileProps {
  readonly active: boolean;
  readonly onLeave: () => void;
}

export function LeaveWhile({ active, onLeave }: LeaveWhileProps) {
  return <LeaveModal guard={useLeaveGuard(active, onLeave)} />;
}

// Asks before a page is left while something is typed that no device may keep, such as a password.
import { LeaveModal } from "./LeaveModal.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

export interface LeaveWhileProps {
  readonly active: boolean;
  readonly onLeave: () => void;
}

export function LeaveWhile({ active, onLeave }: LeaveWhileProps) {
  return <LeaveModal guard={useLeaveGuard(active, onLeave)} />;
}

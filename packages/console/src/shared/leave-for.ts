// Leaves the console for another site's page, such as the payment provider's.

type Leave = (url: string) => void;
let leave: Leave = (url) => location.assign(url);

/** Accepts http and https only, because the address comes from a server. */
export function leaveFor(url: string): void {
  if (/^https?:\/\//.test(url)) leave(url);
}

/** For tests, which have no other page to go to. */
export const setLeave = (next: Leave): void => {
  leave = next;
};

// Leaves the console for another site's page.

export const leaveBy = (address: string): void => location.assign(address);

/** How the portal looks on this device: as the customer chose, or as the device itself prefers. */
export const appearances = ['light', 'dark', 'device'] as const;

export type Appearance = (typeof appearances)[number];

/** A backend's word as it is compared: neither its case nor the spaces around it matter. */
export const wordOf = (text: string): string => text.trim().toLowerCase();

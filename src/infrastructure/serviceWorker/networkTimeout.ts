/** On a line that answers later than this, the portal opens with what is kept. */
export const NETWORK_TIMEOUT_SECONDS = 4;

/** What a customer can do on the screen that is open. */
export type Action = () => Promise<unknown>;

/** What a backend sent and gets back as it came (PAY-08, QUES-15, AMB-56). Only the adapters that make it know what is inside. */
export type AsReceived = { readonly __kind: 'as received' };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes it
export const asReceived = (content: unknown): AsReceived => content as AsReceived;

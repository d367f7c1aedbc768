/** Text that order and gateway receive unchanged: one line, no '|', no surrounding whitespace. */
export type GatewayText = string & { readonly __unit: 'gatewayText' };

/** Providers sign fields joined by '|'; browsers rewrite line breaks and lone surrogates when they post a form. */
const unsafe = /[|\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** The text as sent to order and gateway; characters that could change the signature become one space (AMB-33, AMB-34). */
export const gatewayText = (typed: string): GatewayText =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes gateway texts
  typed.replaceAll(unsafe, ' ').trim() as GatewayText;

import type { PaymentState } from './transaction';

const wordsOf = (text: string): string => text.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();

/** payment_status read as success or otherwise, whatever its case (section 3, Order). */
export const paymentStateFromText = (text: string): PaymentState =>
  wordsOf(text) === 'success' ? 'success' : 'otherwise';

/** The payment's state as a label: the server's own word with a capital, 'Unknown' where it sent none. */
export const paymentLabel = (text: string): string => {
  const words = wordsOf(text);
  return words === '' ? 'Unknown' : words.charAt(0).toUpperCase() + words.slice(1);
};

import { chain, none, type Option, some, tryCatch } from 'fp-ts/Option';
import type { OrderForm } from './orderForm';

type FormTexts = readonly [string, string, string, string, string, string, string, string];

const areFormTexts = (texts: unknown): texts is FormTexts =>
  Array.isArray(texts) && texts.length === 8 && texts.every((text) => typeof text === 'string');

/** The form of the order that a fingerprint (`orderFingerprint`) stands for; none where it cannot be read. */
export const formOfFingerprint = (fingerprint: string): Option<OrderForm> =>
  chain((parts: unknown): Option<OrderForm> => {
    const texts: unknown = Array.isArray(parts) ? parts[0] : undefined;
    if (!areFormTexts(texts)) return none;
    const [fullName, phone, email, gstin, address, locality, state, zipCode] = texts;
    return some({ fullName, phone, email, gstin, address, locality, state, zipCode });
  })(tryCatch((): unknown => JSON.parse(fingerprint)));

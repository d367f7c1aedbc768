import { isSome, none, type Option, some, tryCatch } from 'fp-ts/Option';
import { isOpenable, isOwnPath } from '../../domain/addresses/address';

/** The address of a link from the server, as the browser writes it; none unless the browser may go there. */
export const safeAddress = (text: string): Option<string> => {
  const trimmed = text.trim();
  if (!isOpenable(trimmed, (address) => isSome(tryCatch(() => new URL(address))))) return none;
  return some(isOwnPath(trimmed) ? trimmed : new URL(trimmed).href);
};

import { isSome, tryCatch } from 'fp-ts/Option';
import { isOpenable } from '../../domain/addresses/address';

/** Whether this browser may go to an address. */
export const canOpen = (address: string): boolean =>
  isOpenable(address, (text) => isSome(tryCatch(() => new URL(text))));

import { isOpenable } from '../../domain/addresses/address';

/** Whether this browser may go to an address. */
export const canOpen = (address: string): boolean => isOpenable(address, (text) => URL.canParse(text));

import { isOwnPath, isWebAddress } from '../../domain/addresses/address';

/** Whether a browser can go to an address: the rule tells where it leads, the parser whether there is such a host. */
export const isOpenable = (address: string): boolean =>
  isOwnPath(address) || (isWebAddress(address) && URL.canParse(address));

import type { AddressWords } from './useAddressChoice';

const TAB = 'tab';

/** How an address names the open tab of a screen, so that a reload and Back keep it; the first tab goes without a name. */
export const tabWords = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]): AddressWords<Tab> => ({
  read: (query) => tabs.find((tab) => tab === query(TAB)) ?? tabs[0],
  written: (tab) => ({ [TAB]: tab === tabs[0] ? null : tab }),
});

import { SafeStorage } from '../storage/SafeStorage';
import { CAPTCHA_TICKED_KEY as TICKED } from '../storage/storageKeys';

/** A tick that a reload for missing code must not undo without a word: the next page takes it up and checks again. */
export interface KeptTick {
  /** The reload, with the tick kept while it happens; false when it did not. */
  readonly over: (reload: () => Promise<boolean>) => Promise<boolean>;
  /** Whether the page before had a tick; once. */
  readonly take: () => boolean;
}

/** Session storage below `portal.`, until the next page has read it. */
export const keptTick = (): KeptTick => {
  const tab = new SafeStorage(() => window.sessionStorage);
  return {
    over: async (reload) => {
      tab.write(TICKED, 'true');
      const isReloading = await reload();
      if (!isReloading) tab.remove(TICKED);
      return isReloading;
    },
    take: () => {
      const isTicked = tab.read(TICKED) !== null;
      if (isTicked) tab.remove(TICKED);
      return isTicked;
    },
  };
};

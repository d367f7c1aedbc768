import { SafeStorage } from './SafeStorage';

/** The entry in local storage by which the script in index.html shows the deployment's colours in the first frame. */
const KEY = 'portal.brand';

/** Keeps the style of the root for this device's next visit. */
export const keepLook = (style: string): void => new SafeStorage(() => window.localStorage).write(KEY, style);

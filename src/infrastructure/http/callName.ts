import { API_PATH } from './addresses';

const PREFIX = new RegExp(`^${API_PATH}(?=/)`);
const WORDS = 2;
const HIDDEN = '…';

/**
 * A call as it may appear in the console: its method and the first words of its path. Ids, file names and
 * search texts are customer data and are left out.
 */
export const callName = (method: string, address: URL): string => {
  const segments = address.pathname.replace(PREFIX, '').split('/').slice(1);
  const shown = segments.slice(0, WORDS).map((segment) => (/\d/.test(segment) ? HIDDEN : segment));
  return `${method} /${shown.concat(segments.length > WORDS ? HIDDEN : []).join('/')}`;
};

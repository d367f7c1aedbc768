import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { receivedUsers } from '../../../src/infrastructure/wire/userWire';

/** The browser's storage of a session whose customer came from today's backend. */
export const browserSession = (): BrowserSessionStorage =>
  new BrowserSessionStorage({ users: receivedUsers });

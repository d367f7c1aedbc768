import { aSession } from './aSession';
import { InMemorySessionStorage } from './InMemorySessionStorage';

export const signedInSession = (): InMemorySessionStorage => {
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  return session;
};

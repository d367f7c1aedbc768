import { asReceived } from '../../src/domain/received/asReceived';
import { type Session, sessionMark, type User, userId } from '../../src/domain/session/user';
import type { Given } from '../domain/given';

/** A customer; every field can be changed. */
export const aUser = ({ id = '42', ...changes }: Given<User> = {}): User => ({
  id: userId(id),
  email: 'asha@example.in',
  displayName: 'Asha Rao',
  phone: '+919876543210',
  avatar: 'avatars/42.png',
  ...changes,
});

/** A session whose response had its user in the backend's form; every field can be changed. */
export const aSession = ({ mark = 'access-1', ...changes }: Given<Session> = {}): Session => {
  const { displayName, ...same } = changes.user ?? aUser();
  return {
    mark: sessionMark(mark),
    refreshToken: 'refresh-1',
    user: aUser(),
    userAsReceived: asReceived({ ...same, displayname: displayName }),
    ...changes,
  };
};

/** The session of another customer. */
export const anothersSession = (): Session =>
  aSession({ mark: 'of another', user: aUser({ id: '43', phone: '+919800000043' }) });

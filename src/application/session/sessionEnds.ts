import { exists, isSome, toNullable } from 'fp-ts/Option';
import { isSameUser, type SessionMark, type User } from '../../domain/session/user';
import type { SessionStorage } from '../ports/SessionStorage';

/** Tells from now on whether the session of this moment is over: its mark is no longer the stored one. */
export const sessionEnds = (session: SessionStorage): (() => boolean) => {
  const mark = (): SessionMark | null => toNullable(session.mark());
  const begun = mark();
  return () => mark() !== begun;
};

/**
 * Tells from now on whether another customer has signed in since, who is told nothing of this one's. Whoever signs in again is no other.
 */
export const becomesAnothers = (session: SessionStorage): (() => boolean) => {
  const hasEnded = sessionEnds(session);
  let owner = session.user();
  const isOwner = (user: User): boolean => isSameUser(owner, user);
  return () => {
    // A new tab learns only later whose session it has.
    if (!hasEnded()) owner = session.user();
    return hasEnded() && isSome(session.mark()) && !exists(isOwner)(session.user());
  };
};

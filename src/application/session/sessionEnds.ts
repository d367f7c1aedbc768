import { isSome, map, toNullable } from 'fp-ts/Option';
import type { SessionMark, User } from '../../domain/session/user';
import type { SessionStorage } from '../ports/SessionStorage';

/** Tells from now on whether the session of this moment is over: its mark is no longer the stored one. */
export const sessionEnds = (session: SessionStorage): (() => boolean) => {
  const mark = (): SessionMark | null => toNullable(session.mark());
  const begun = mark();
  return () => mark() !== begun;
};

/**
 * Tells from now on whether another customer has signed in since, who is told nothing of this one's. Whoever signs in again with the same
 * number is no other.
 */
export const becomesAnothers = (session: SessionStorage): (() => boolean) => {
  const hasEnded = sessionEnds(session);
  const phone = (): string | null => toNullable(map((user: User) => user.phone)(session.user()));
  let owner = phone();
  return () => {
    // A new tab learns only later whose session it has.
    if (!hasEnded()) owner = phone();
    return hasEnded() && isSome(session.mark()) && (owner === null || phone() !== owner);
  };
};

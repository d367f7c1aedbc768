import { toNullable } from 'fp-ts/Option';
import type { SessionStorage } from '../ports/SessionStorage';

/** Tells from now on whether the session of this moment is over: its token is no longer the stored one. */
export const sessionEnds = (session: SessionStorage): (() => boolean) => {
  const token = (): string | null => toNullable(session.accessToken());
  const begun = token();
  return () => token() !== begun;
};

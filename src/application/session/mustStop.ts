import { toNullable } from 'fp-ts/Option';
import type { SessionStorage } from '../ports/SessionStorage';

/** Tells from now on whether work must stop: its signal has aborted, or the session in which it began is over. */
export const mustStop = (signal: AbortSignal, session: SessionStorage): (() => boolean) => {
  const token = (): string | null => toNullable(session.accessToken());
  const begun = token();
  return () => signal.aborted || token() !== begun;
};

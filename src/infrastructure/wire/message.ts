import { withoutTurning } from '../../domain/typed/direction';

const LONGEST_MESSAGE = 500;

/** The server's message in a body, as plain text of at most 500 characters; '' when there is none. */
export const messageIn = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('message' in body)) return '';
  return typeof body.message === 'string'
    ? withoutTurning(body.message).trim().slice(0, LONGEST_MESSAGE)
    : '';
};

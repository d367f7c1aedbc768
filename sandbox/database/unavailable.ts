import { Refusal } from '../http/refusal';
import { errorCode } from '../http/shape';

/** Thrown when the disk of the embedded database has no room for another write. */
export class NoRoomLeft extends Refusal {
  constructor() {
    super(503, 'There is no room left to save this. Please try again later.', { status: false });
  }
}

/**
 * Codes of the operating system and of PostgreSQL for a server that is down, starting, stopping or out of
 * connections.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53\w{3})$/;

/** Messages of pg and kysely for a connection that ended; these errors carry no code. */
const SENTENCES =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout|Postgres connection has been discarded)/;

/** Whether an error means that the database is unreachable for now, rather than that the call was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof NoRoomLeft ||
  (error instanceof Error && (CODES.test(errorCode(error)) || SENTENCES.test(error.message)));

import { Refusal } from '../http/refusal';
import { errorCode } from '../http/shape';

/** Thrown where the disk of the embedded database has no room for another write. */
export class NoRoomLeft extends Refusal {
  constructor() {
    super(503, 'There is no room left to save this. Please try again later.', { status: false });
  }
}

/** Codes of the system and of PostgreSQL for a server that is not there, shuts down, starts up or takes no more. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53\w{3})$/;

/** What pg and kysely say of a connection that ended; these errors carry no code. */
const SENTENCES =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout|Postgres connection has been discarded)/;

/** Whether an error says that the database cannot be reached for now, rather than that a call was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof NoRoomLeft ||
  (error instanceof Error && (CODES.test(errorCode(error)) || SENTENCES.test(error.message)));

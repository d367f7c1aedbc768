import { countIn } from './counts';

/** How often something is allowed: within ten minutes, unless a day is named. */
export type Limits = {
  /** Calls of one kind without a token, from one address. */
  readonly calls: number;
  /** Unused codes sent to one number, requested from one address. */
  readonly codes: number;
  /** Unused codes sent to one number, requested from networks that are not its customer's, before a challenge costs more. */
  readonly codesToNumber: number;
  /** Guesses at one code from one address. */
  readonly guesses: number;
  /** Guesses at one number's codes from addresses that did not request them. */
  readonly guessesByOthers: number;
  /** Guesses at one number's codes from one address within a day. */
  readonly guessesADay: number;
  /** Guesses at one number's codes within a day from addresses that did not request them. */
  readonly guessesByOthersADay: number;
  /** Writes of one customer. */
  readonly writes: number;
  /** Uploads of one customer at the same time. */
  readonly uploadsAtOnce: number;
};

/** The window of every limit, which is also the lifetime of a code. */
export const LIMIT_WINDOW = 10 * 60_000;

export const DEFAULT_LIMITS: Limits = {
  calls: 100,
  codes: 5,
  codesToNumber: 25,
  guesses: 5,
  guessesByOthers: 25,
  guessesADay: 20,
  guessesByOthersADay: 100,
  writes: 300,
  uploadsAtOnce: 3,
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The limits from environment variables; throws a readable message for a value that is no whole number. */
export const limitsFrom = (env: Variables): Limits => ({
  calls: countIn(env, 'SANDBOX_LIMIT_CALLS', DEFAULT_LIMITS.calls),
  codes: countIn(env, 'SANDBOX_LIMIT_CODES', DEFAULT_LIMITS.codes),
  codesToNumber: countIn(env, 'SANDBOX_LIMIT_CODES_TO_NUMBER', DEFAULT_LIMITS.codesToNumber),
  guesses: countIn(env, 'SANDBOX_LIMIT_GUESSES', DEFAULT_LIMITS.guesses),
  guessesByOthers: countIn(env, 'SANDBOX_LIMIT_GUESSES_BY_OTHERS', DEFAULT_LIMITS.guessesByOthers),
  guessesADay: countIn(env, 'SANDBOX_LIMIT_GUESSES_A_DAY', DEFAULT_LIMITS.guessesADay),
  guessesByOthersADay: countIn(
    env,
    'SANDBOX_LIMIT_GUESSES_BY_OTHERS_A_DAY',
    DEFAULT_LIMITS.guessesByOthersADay,
  ),
  writes: countIn(env, 'SANDBOX_LIMIT_WRITES', DEFAULT_LIMITS.writes),
  uploadsAtOnce: countIn(env, 'SANDBOX_LIMIT_UPLOADS_AT_ONCE', DEFAULT_LIMITS.uploadsAtOnce),
});

/** How often something is allowed within ten minutes. */
export type Limits = {
  /** Calls of one kind without a token, from one address. */
  readonly calls: number;
  /** Unused codes sent to one number, requested from one address. */
  readonly codes: number;
  /** Unused codes sent to one number, requested from all addresses. */
  readonly codesToNumber: number;
  /** Guesses at one code from one address. */
  readonly guesses: number;
  /** Guesses at one number's codes from addresses that did not request them. */
  readonly guessesByOthers: number;
};

/** The window of every limit, which is also the lifetime of a code. */
export const LIMIT_WINDOW = 10 * 60_000;

export const DEFAULT_LIMITS: Limits = {
  calls: 100,
  codes: 5,
  codesToNumber: 25,
  guesses: 5,
  guessesByOthers: 25,
};

type Variables = Readonly<Record<string, string | undefined>>;

const limitIn = (env: Variables, name: string, otherwise: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const limit = Number(text);
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new Error(`${name} is "${text}", which is no limit: a whole number from 1 is needed.`);
  }
  return limit;
};

/** The limits from environment variables; throws a readable message for a value that is no whole number. */
export const limitsFrom = (env: Variables): Limits => ({
  calls: limitIn(env, 'SANDBOX_LIMIT_CALLS', DEFAULT_LIMITS.calls),
  codes: limitIn(env, 'SANDBOX_LIMIT_CODES', DEFAULT_LIMITS.codes),
  codesToNumber: limitIn(env, 'SANDBOX_LIMIT_CODES_TO_NUMBER', DEFAULT_LIMITS.codesToNumber),
  guesses: limitIn(env, 'SANDBOX_LIMIT_GUESSES', DEFAULT_LIMITS.guesses),
  guessesByOthers: limitIn(env, 'SANDBOX_LIMIT_GUESSES_BY_OTHERS', DEFAULT_LIMITS.guessesByOthers),
});

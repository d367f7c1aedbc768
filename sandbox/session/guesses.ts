import { DAY_MS } from '../../src/domain/dates/instant';
import type { Db } from '../context';
import { isSameBlock } from '../http/clientAddress';
import { knownNetworks } from './knownNetworks';
import { lockPhone } from './phoneLock';
import { type SentCode, type Sought, standingCodes } from './sentCodes';
import { tellOfGuesses } from './tellOfGuesses';

type Guessing = Sought & { readonly visitor: string };
type Guess = { readonly code_id: number; readonly visitor: string; readonly asked_by: string };

/**
 * The newest code of all, and the newest that this visitor requested, so that a stranger's request does not
 * invalidate the customer's code.
 */
const newestFor = (codes: readonly SentCode[], visitor: string): readonly SentCode[] => {
  const own = codes.find((code) => code.visitor === visitor);
  return codes.filter((code, index) => index === 0 || code === own);
};

/** The wrong guesses of a day at the codes of this number. */
const guessesOfDay = ({ context, trx, phone }: Sought): Promise<readonly Guess[]> =>
  trx
    .selectFrom('otp_guess')
    .innerJoin('one_time_password as code', 'code.id', 'otp_guess.code_id')
    .select(['otp_guess.code_id', 'otp_guess.visitor', 'code.visitor as asked_by'])
    .where('code.phone', '=', phone)
    .where('code.created_at', '>', new Date(context.now().getTime() - DAY_MS))
    .execute();

const isByOther = (guess: Guess): boolean => guess.asked_by !== guess.visitor;

/** Whether this visitor has guessed so often in a day that it may not go on, alone or with the rest of its block. */
const isSpent = ({ context, visitor }: Guessing, guesses: readonly Guess[]): boolean => {
  const most = context.config.limits.guessesADay;
  return (
    guesses.filter((guess) => guess.visitor === visitor).length >= most ||
    guesses.filter((guess) => isSameBlock(guess.visitor, visitor)).length >= 2 * most
  );
};

/**
 * The codes that this visitor may guess at now. Each is counted as guessed before it is compared, so that
 * parallel guesses cannot pass a limit. A code allows five guesses from one address; the address that
 * requested it has its own count, and all others share a limit for the number. A day has limits too, and what others
 * spend of them leaves the code that a visitor requested open.
 */
export const openToGuess = async (guessing: Guessing): Promise<readonly SentCode[]> => {
  const { context, trx, phone, visitor } = guessing;
  await lockPhone(trx, phone);
  const codes = await standingCodes(guessing);
  const ofDay = await guessesOfDay(guessing);
  if (isSpent(guessing, ofDay)) return [];
  const standing = new Set(codes.map((code) => code.id));
  const byOthers = ofDay.filter((guess) => isByOther(guess) && standing.has(guess.code_id)).length;
  const { limits } = context.config;
  const isOpenToOthers =
    byOthers < limits.guessesByOthers && ofDay.filter(isByOther).length < limits.guessesByOthersADay;
  const open = newestFor(codes, visitor).filter((code) => {
    const mine = ofDay.filter((guess) => guess.code_id === code.id && guess.visitor === visitor).length;
    return mine < limits.guesses && (code.visitor === visitor || isOpenToOthers);
  });
  if (open.length > 0) {
    await trx
      .insertInto('otp_guess')
      .values(open.map((code) => ({ code_id: code.id, visitor })))
      .execute();
  }
  const isKnown = await knownNetworks(guessing);
  await tellOfGuesses(guessing, ofDay.filter((guess) => !isKnown(guess.visitor)).length);
  return open;
};

/** Whoever has signed in was not guessing. */
export const forgetGuesses = async (db: Db, phone: string, visitor: string): Promise<void> => {
  await db
    .deleteFrom('otp_guess')
    .where('visitor', '=', visitor)
    .where('code_id', 'in', (codes) =>
      codes.selectFrom('one_time_password').select('id').where('phone', '=', phone),
    )
    .execute();
};

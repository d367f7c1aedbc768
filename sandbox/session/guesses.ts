import { lockPhone } from './phoneLock';
import { type SentCode, type Sought, standingCodes } from './sentCodes';

type Guessing = Sought & { readonly visitor: string };
type Guess = { readonly code_id: number; readonly visitor: string };

/**
 * The newest code of all, and the newest that this visitor requested, so that a stranger's request does not
 * invalidate the customer's code.
 */
const newestFor = (codes: readonly SentCode[], visitor: string): readonly SentCode[] => {
  const own = codes.find((code) => code.visitor === visitor);
  return codes.filter((code, index) => index === 0 || code === own);
};

const guessesAt = async ({ trx }: Sought, codes: readonly SentCode[]): Promise<readonly Guess[]> => {
  if (codes.length === 0) return [];
  const ids = codes.map((code) => code.id);
  return trx.selectFrom('otp_guess').select(['code_id', 'visitor']).where('code_id', 'in', ids).execute();
};

/**
 * The codes that this visitor may guess at now. Each is counted as guessed before it is compared, so that
 * parallel guesses cannot pass a limit. A code allows five guesses from one address; the address that
 * requested it has its own count, and all others share a limit for the number.
 */
export const openToGuess = async (guessing: Guessing): Promise<readonly SentCode[]> => {
  const { context, trx, phone, visitor } = guessing;
  await lockPhone(trx, phone);
  const codes = await standingCodes(guessing);
  const guesses = await guessesAt(guessing, codes);
  const askedBy = new Map(codes.map((code) => [code.id, code.visitor]));
  const byOthers = guesses.filter((guess) => askedBy.get(guess.code_id) !== guess.visitor).length;
  const { limits } = context.config;
  const open = newestFor(codes, visitor).filter((code) => {
    const mine = guesses.filter((guess) => guess.code_id === code.id && guess.visitor === visitor).length;
    return mine < limits.guesses && (code.visitor === visitor || byOthers < limits.guessesByOthers);
  });
  if (open.length > 0) {
    await trx
      .insertInto('otp_guess')
      .values(open.map((code) => ({ code_id: code.id, visitor })))
      .execute();
  }
  return open;
};

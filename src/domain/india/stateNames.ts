import { fromNullable, type Option } from 'fp-ts/Option';
import { HINDI, type Language } from '../language/language';
import { plainText } from '../typed/plainText';
import { hindiNameOf } from './hindiNames';
import { type IndianState, indianStates } from './states';

/** Usual, former and short names and codes besides those of the list, by numeric tax state code (BUY-04). */
const otherNames: Readonly<Record<number, readonly string[]>> = {
  1: ['J and K', 'Jammu Kashmir', 'Jammu', 'Kashmir', 'जम्मू कश्मीर', 'जम्मू', 'कश्मीर'],
  2: ['Himachal', 'हिमाचल'],
  3: ['Panjab'],
  4: ['Chandigadh', 'चण्डीगढ़'],
  5: ['Uttaranchal', 'Uttrakhand', 'UA', 'उत्तराखण्ड', 'उत्तरांचल'],
  6: ['Hariyana'],
  7: ['New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi', 'Dilli', 'नई दिल्ली'],
  8: ['Rajputana', 'राजपूताना'],
  9: ['United Provinces'],
  12: ['Arunachal', 'North-East Frontier Agency', 'NEFA', 'अरुणाचल'],
  13: ['नागालैण्ड'],
  18: ['Asom', 'आसाम'],
  19: ['Bengal', 'Paschim Banga', 'बंगाल'],
  20: ['Jharkand', 'झारखण्ड'],
  21: ['Orissa', 'OR', 'उड़ीसा'],
  22: ['Chattisgarh', 'Chhatisgarh', 'CT'],
  23: ['Central Provinces'],
  24: ['Gujrat'],
  26: [
    'Dadra and Nagar Haveli',
    'Daman and Diu',
    'Daman',
    'Diu',
    'DNHDD',
    'DNH',
    'DD',
    'दमन और दीव',
    'दमन',
    'दीव',
  ],
  27: ['Maharastra'],
  29: ['Mysore', 'मैसूर'],
  31: ['Lakshadweep Islands', 'Laccadive Islands', 'Laccadive, Minicoy and Amindivi Islands'],
  32: ['Keralam', 'Travancore-Cochin', 'केरलम'],
  33: ['Madras', 'मद्रास'],
  34: ['Pondicherry', 'Pondy', 'पांडिचेरी', 'पॉन्डिचेरी'],
  35: ['Andaman and Nicobar', 'Andaman', 'Nicobar', 'अंडमान और निकोबार', 'अंडमान', 'निकोबार'],
  36: ['Telengana', 'TG'],
  37: ['Andhra', 'AP', 'आन्ध्र प्रदेश', 'आंध्र'],
  38: ['Leh Ladakh'],
};

const nukta = /\u093C/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]/gu;

/** A name or code as it is compared: whatever its case, blanks, '&' for 'and', and Hindi dots below. */
export const stateKey = (typed: string): string =>
  plainText(typed).replaceAll('&', 'and').replaceAll(betweenWords, '').replaceAll(nukta, '').toUpperCase();

/** What a state is called in a language; an order always has its own name. */
export const stateNameIn = (language: Language, state: IndianState): string =>
  language === HINDI ? hindiNameOf(state) : state.name;

interface Keys {
  readonly codes: readonly string[];
  /** In English and Hindi, those of the list first. */
  readonly names: readonly string[];
}

const isCode = (name: string): boolean => /^[A-Z]{2,5}$/.test(name);

const keysOf = (state: IndianState): Keys => {
  const others = otherNames[state.tin] ?? [];
  return {
    codes: [state.stateCode, ...others.filter(isCode)].map(stateKey),
    names: [state.name, hindiNameOf(state), ...others.filter((name) => !isCode(name))].map(stateKey),
  };
};

/** Made when they are first asked for, which most visits never do. */
const keys = new Map<IndianState, Keys>();

/** The codes and names of a state, as `stateKey` writes them. */
export const stateKeys = (state: IndianState): Keys => {
  const made = keys.get(state) ?? keysOf(state);
  keys.set(state, made);
  return made;
};

/** The state of exactly that name or code, listed, usual or former, in English or Hindi (BUY-04). */
export const stateCalled = (text: string): Option<IndianState> => {
  const key = stateKey(text);
  return fromNullable(
    indianStates.find((state) => {
      const { codes, names } = stateKeys(state);
      return codes.includes(key) || names.includes(key);
    }),
  );
};

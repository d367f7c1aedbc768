import type { Language } from '../language/language';
import { stateKey, stateKeys, stateNameIn } from './stateNames';
import { type IndianState, indianStates } from './states';

/** The name of the list and its Hindi one stand first. */
const LISTED = 2;

/** How well a state answers what was typed; 0 if not at all. */
const fitOf = (state: IndianState, typed: string): number => {
  const { codes, names } = stateKeys(state);
  if (codes.includes(typed) || names.includes(typed)) return 3;
  if (/^\d+$/.test(typed) && Number(typed) === state.tin) return 3;
  if (names.some((name) => name.startsWith(typed))) return 2;
  // Inside the usual and former names much is found that nobody means.
  return names.slice(0, LISTED).some((name) => name.includes(typed)) ? 1 : 0;
};

/**
 * The states for what was typed, by name in the reader's language: first the one of exactly that name or code, then
 * those whose name begins with it, then those whose name contains it; usual and former names and both languages count
 * (BUY-04). All of them if nothing was typed.
 */
export const findStates = (typed: string, language: Language): readonly IndianState[] => {
  const wanted = stateKey(typed);
  const { compare } = new Intl.Collator(language);
  return indianStates
    .map((state) => ({ state, name: stateNameIn(language, state), fit: fitOf(state, wanted) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || compare(one.name, other.name))
    .map(({ state }) => state);
};

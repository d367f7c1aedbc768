import { hindiNameOf } from './hindiNames';
import { type IndianState, indianStates } from './states';

/** How well a state answers what was typed; 0 if not at all. */
const fitOf = (state: IndianState, typed: string): number => {
  if (typed === state.stateCode || Number(typed) === state.tin) return 3;
  const names = [state.name.toUpperCase(), hindiNameOf(state)];
  if (names.some((name) => name.startsWith(typed))) return 2;
  return names.some((name) => name.includes(typed)) ? 1 : 0;
};

/**
 * The states for what was typed, the likeliest first: the one of that code, then names that begin with it, then names
 * that contain it, in English or Hindi. All of them if nothing was typed.
 */
export const findStates = (typed: string): readonly IndianState[] => {
  const wanted = typed.trim().toUpperCase();
  const fits = indianStates.map((state) => ({ state, fit: fitOf(state, wanted) }));
  return fits
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ state }) => state);
};

import { type IndianState, indianStates } from './states';

/** How well a state answers what was typed; 0 if not at all. */
const fitOf = ({ name, tin, stateCode }: IndianState, typed: string): number => {
  if (typed === stateCode || Number(typed) === tin) return 3;
  const upper = name.toUpperCase();
  if (upper.startsWith(typed)) return 2;
  return upper.includes(typed) ? 1 : 0;
};

/**
 * The states for what was typed, the likeliest first: the one of that code, then names that begin with it, then names
 * that contain it. All of them if nothing was typed.
 */
export const findStates = (typed: string): readonly IndianState[] => {
  const wanted = typed.trim().toUpperCase();
  if (wanted === '') return indianStates;
  const fits = indianStates.map((state) => ({ state, fit: fitOf(state, wanted) }));
  return fits
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ state }) => state);
};

import { fromNullable, type Option } from 'fp-ts/Option';

/** How many letters must be added, removed or replaced to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [at, wanted] of other.split('').entries()) {
      const [replaced = 0, added = 0, removed = 0] = [row[at], row[at + 1], next[at]];
      next.push(Math.min(replaced + (letter === wanted ? 0 : 1), added + 1, removed + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

const lastName = (key: string): string => key.split('.').at(-1)?.toLowerCase() ?? '';

const groupOf = (key: string): string => key.split('.').slice(0, -1).join('.');

/** Beyond this two names have nothing to do with each other. */
const MOST = 2;

/** Of those keys the one that was most likely meant: alike by its last name, rather in the same group. */
export const closestOf = (key: string, known: readonly string[]): Option<string> => {
  const rated = known
    .map((candidate) => ({
      candidate,
      away: distance(lastName(key), lastName(candidate)),
      isElsewhere: groupOf(candidate) !== groupOf(key),
    }))
    .filter(({ away }) => away <= MOST && away < lastName(key).length)
    .sort((one, other) => one.away - other.away || Number(one.isElsewhere) - Number(other.isElsewhere));
  return fromNullable(rated[0]?.candidate);
};

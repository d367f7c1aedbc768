/** What an edit did: `text` stands where the characters from `start` to `end` stood; without text it is a deletion. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where the caret stands, or what is selected. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A field before and after an edit, as a browser tells it. */
export interface Edited {
  readonly before: string;
  readonly after: string;
  /** Where the caret stands now: behind the inserted text, or where something was deleted. */
  readonly caret: number;
  /** What was selected when the edit began, if the browser said so. */
  readonly selected?: Selection | undefined;
}

const sharedLength = (one: string, other: string, most: number): number => {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
};

/** Text in place of everything, which is how a browser fills a field in. */
export const replacement = (before: string, text: string): Edit => ({ start: 0, end: before.length, text });

/**
 * The edit between two texts of a field: what is behind the caret was behind the edit. Keyboards that send whole words, and
 * browsers that fill a field in, say no more than this.
 */
export const editOf = ({ before, after, caret, selected }: Edited): Edit => {
  const kept = after.slice(caret);
  if (!before.endsWith(kept)) return replacement(before, after);
  const end = before.length - kept.length;
  const shared = sharedLength(before, after, Math.min(caret, end));
  const start = selected?.end === end ? Math.min(selected.start, shared) : shared;
  return { start, end, text: after.slice(start, caret) };
};

/**
 * Where the caret belongs once a field holds something else than the edit would have left: behind what was taken, or where
 * it was when nothing was. A fixed beginning of so many characters is never behind it.
 */
export const caretAfter = (
  { before, selected }: Edited,
  { start, end, text }: Edit,
  held: string,
  fixed = 0,
): Selection => {
  const replaced = before.slice(Math.max(start, fixed), Math.max(end, fixed));
  if (selected !== undefined && held === before && text !== replaced) return selected;
  const kept = before.slice(Math.max(end, fixed));
  const caret = held.endsWith(kept) ? held.length - kept.length : held.length;
  return { start: caret, end: caret };
};

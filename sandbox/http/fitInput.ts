import { Refusal } from './refusal';

const DEEPEST = 32;

/** PostgreSQL cannot store NUL, and half of a surrogate pair would be stored as another character. */
const isUnfit = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Refuses with 422 a text that cannot be stored unchanged. */
export const refuseUnfitText = (text: string): void => {
  if (isUnfit(text))
    throw new Refusal(422, 'The text contains a character that cannot be saved. Please remove it.');
};

type Part = { readonly value: unknown; readonly depth: number };

/**
 * Refuses with 422 JSON that is nested too deeply or contains a text that cannot be stored. Not recursive, so
 * depth cannot overflow the stack.
 */
export const refuseUnfitJson = (value: unknown): void => {
  const waiting: Part[] = [{ value, depth: 0 }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { value: inner, depth } = part;
    if (typeof inner === 'string') refuseUnfitText(inner);
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth > DEEPEST) throw new Refusal(422, 'The request is nested too deeply.');
    for (const [key, child] of Object.entries(inner)) {
      refuseUnfitText(key);
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
};

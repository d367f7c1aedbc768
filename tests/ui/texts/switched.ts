import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type Left, pseudo, speakPseudo, unmarkedWords } from './pseudoLanguage';

/** Dates in the specification's form, which are the same in every language, like texts from the server. */
const date = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} [AP]M$/;
/** The languages' own names, values of fields, which are the customer's, and a state's name, which the domain says in Hindi. */
const typed = ['English', 'हिन्दी', '12 MG Road', 'Karnataka', 'कर्नाटक'];

interface Switch {
  /** What the screen says before. */
  readonly words: string;
  /** What it shows of the server. */
  readonly sent: readonly string[];
}

/** Switches an open screen; returns what stays English but must not: words of the portal, and others' without a mark. */
export const englishAfterSwitch = async (
  container: Element,
  { words, sent }: Switch,
): Promise<readonly Left[]> => {
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
  const heading = container.querySelector('h1');
  speakPseudo();
  expect(screen.getAllByText(pseudo(words), { exact: false }).length).toBeGreaterThan(0);
  // The same element: nothing was mounted again.
  expect(container.querySelector('h1')).toBe(heading);
  // Data are read in their own language; attributes cannot be marked apart from their element.
  return unmarkedWords(container)
    .filter(({ words: word }) => !date.test(word) && !typed.includes(word))
    .filter(({ words: word, isMarked, isAttribute }) => !sent.includes(word) || (!isMarked && !isAttribute));
};

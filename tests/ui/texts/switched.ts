import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { pseudo, speakPseudo, unmarkedWords } from './pseudoLanguage';

/** Dates in the specification's form, which are the same in every language, like texts from the server. */
const date = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} [AP]M$/;
/** The languages' own names, and values of fields, which are the customer's. */
const typed = ['English', 'हिन्दी', '12 MG Road', 'Karnataka'];

/** Switches an open screen that says `words`, and expects no English on it but what is `sent` by the server. */
export const expectSwitch = async (
  container: Element,
  words: string,
  sent: readonly string[],
): Promise<void> => {
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
  const heading = container.querySelector('h1');
  speakPseudo();
  expect(screen.getAllByText(pseudo(words), { exact: false }).length).toBeGreaterThan(0);
  // The same element: nothing was mounted again.
  expect(container.querySelector('h1')).toBe(heading);
  const left = unmarkedWords(container).filter(
    ({ words: word }) => !date.test(word) && !typed.includes(word),
  );
  expect(left.filter(({ words: word }) => !sent.includes(word))).toEqual([]);
  // Data are read in their own language; attributes cannot be marked apart from their element.
  expect(left.filter(({ isMarked, isAttribute }) => !isMarked && !isAttribute)).toEqual([]);
};

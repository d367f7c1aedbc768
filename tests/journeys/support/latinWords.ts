import type { Page } from '@playwright/test';
import { latinNames, latinWordsIn } from '../../ui/texts/latinNames.ts';

interface Said {
  readonly text: string;
  /** Within an element marked as English. */
  readonly isOfOthers: boolean;
}

/** The visible texts, without what is typed into a field. */
const textsOf = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => {
    const said: Said[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      if (element === null || element.closest('script, style, textarea, noscript') !== null) continue;
      const isOfOthers = element.closest('[lang]')?.getAttribute('lang')?.startsWith('en') === true;
      const text = (walker.currentNode.textContent ?? '').trim();
      if (text !== '' && (isOfOthers || element.checkVisibility())) said.push({ text, isOfOthers });
    }
    return said;
  });

/** The page's title, and the names of elements that a screen reader reads. */
const namesOf = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext', 'aria-description'];
    const announced = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].filter(
      (element) => element.checkVisibility() && element.closest('[aria-hidden="true"]') === null,
    );
    return [
      { text: document.title, isOfOthers: false },
      ...announced.flatMap((element) => {
        const isOfOthers = element.closest('[lang]')?.getAttribute('lang')?.startsWith('en') === true;
        return attributes.map((name) => ({ text: element.getAttribute(name) ?? '', isOfOthers }));
      }),
    ];
  });

const wrongIn = (said: readonly Said[], right: ReadonlySet<string>): readonly string[] =>
  said
    .filter(({ isOfOthers }) => !isOfOthers)
    .flatMap(({ text }) => latinWordsIn(text).map((word) => ({ word, text })))
    .filter(({ word }) => !right.has(word))
    .map(({ word, text }) => `${word} in “${text}”`);

/** The words in Latin letters that a page in Hindi says itself, each with the text in which it stands. */
export const latinWordsOn = async (page: Page, known: readonly string[]): Promise<readonly string[]> => {
  const [texts, names] = await Promise.all([textsOf(page), namesOf(page)]);
  const allowed = new Set([...latinNames, ...known]);
  const marked = [...texts, ...names].filter(({ isOfOthers }) => isOfOthers);
  // Attributes cannot be marked apart from their element, and name what is marked elsewhere on the page.
  const ofOthers = new Set([...allowed, ...marked.flatMap(({ text }) => latinWordsIn(text))]);
  return [...wrongIn(texts, allowed), ...wrongIn(names, ofOthers)];
};

import type { Page } from '@playwright/test';
import { latinNames, latinWordsIn } from '../../ui/texts/latinNames.ts';

/** What a page says in the portal's language and in others'. */
interface Spoken {
  readonly own: readonly string[];
  /** Attributes and the page's title: the words of others cannot be marked there. */
  readonly names: readonly string[];
  readonly ofOthers: readonly string[];
}

const spokenOn = (page: Page): Promise<Spoken> =>
  page.evaluate(() => {
    const isOfOthers = (element: Element): boolean =>
      element.closest('[lang]')?.getAttribute('lang')?.startsWith('en') === true;
    const own: string[] = [];
    const ofOthers: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim();
      // What is typed into a field, and code, is nothing that the portal says.
      if (element === null || text === '' || element.closest('script, style, textarea, noscript') !== null)
        continue;
      if (isOfOthers(element)) ofOthers.push(text);
      else if (element.checkVisibility()) own.push(text);
    }
    const names = [document.title];
    for (const attribute of [
      'aria-label',
      'alt',
      'placeholder',
      'title',
      'aria-valuetext',
      'aria-description',
    ])
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const said = element.getAttribute(attribute) ?? '';
        if (isOfOthers(element)) ofOthers.push(said);
        else if (element.closest('[aria-hidden="true"]') === null && element.checkVisibility())
          names.push(said);
      }
    return { own, names, ofOthers };
  });

/** The words in Latin letters that a page in Hindi says itself, each with the text in which it stands. */
export const latinWordsOn = async (page: Page, known: readonly string[]): Promise<readonly string[]> => {
  const { own, names, ofOthers } = await spokenOn(page);
  const allowed = new Set(known);
  const marked = new Set(ofOthers.flatMap(latinWordsIn));
  const wrongIn = (text: string, isAllowed: (word: string) => boolean): readonly string[] =>
    latinWordsIn(text)
      .filter((word) => !latinNames.has(word) && !allowed.has(word) && !isAllowed(word))
      .map((word) => `${word} in “${text}”`);
  return [
    ...own.flatMap((text) => wrongIn(text, () => false)),
    ...names.flatMap((text) => wrongIn(text, (word) => marked.has(word))),
  ];
};

import { act } from '@testing-library/react';
import { HINDI } from '../../../src/domain/language/language';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { keepTexts } from '../support/keepTexts';
import { english, type Texts } from './english';

const MARKED = /⟦[^⟦⟧]*⟧/g;
const PLAIN = 'aceinosuyzACEINOSUYZ';
const ACCENTED = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';

/** Accented, two fifths longer, and between two marks. */
export const pseudo = (text: string): string => {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;
};

const marked = (text: unknown): unknown => {
  if (typeof text === 'string') return pseudo(text);
  if (typeof text === 'function')
    return (...given: readonly unknown[]): unknown => marked(Reflect.apply(text, undefined, given));
  if (Array.isArray(text)) return text.map(marked);
  return typeof text === 'object' && text !== null
    ? Object.fromEntries(Object.entries(text).map(([word, value]) => [word, marked(value)]))
    : text;
};

/** A language in which every text is the English one in disguise. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with every text marked
const pseudoLanguage = marked(english) as Texts;

/** Speaks the made-up language in place of Hindi, on a page that may be open. */
export const speakPseudo = (): void => {
  keepTexts(HINDI, pseudoLanguage);
  act(() => setLocale(HINDI));
};

/** What remains of a text without its marked parts, however they are nested. */
export const unmarked = (text: string): string => {
  const rest = text.replaceAll(MARKED, '');
  return rest === text ? text : unmarked(rest);
};

const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

export interface Left {
  readonly words: string;
  /** Whether it is marked as another language's. */
  readonly isMarked: boolean;
  /** Attributes cannot be marked apart from their element. */
  readonly isAttribute: boolean;
}

/** Every visible or announced word under an element that the made-up language does not say. */
export const unmarkedWords = (root: Element): readonly Left[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .flatMap((element) => {
      const isMarked = element.closest('body [lang]') !== null;
      // The parts of a sentence may be in several text nodes of one element.
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent ?? '')
        .join('');
      const attributes = spokenAttributes.map((name) => element.getAttribute(name) ?? '');
      return [text, ...attributes].map((said, place) => ({
        words: unmarked(said).trim(),
        isMarked,
        isAttribute: place > 0,
      }));
    })
    .filter(({ words }) => /\p{L}/u.test(words));

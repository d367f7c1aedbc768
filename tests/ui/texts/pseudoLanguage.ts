import { english, type Texts } from '../../../src/ui/texts/catalogue';

const MARKED = /⟦[^⟦⟧]*⟧/g;

const marked = (text: unknown): unknown => {
  if (typeof text === 'string') return `⟦${text}⟧`;
  if (typeof text === 'function')
    return (...given: readonly unknown[]): unknown => marked(Reflect.apply(text, undefined, given));
  if (Array.isArray(text)) return text.map(marked);
  return typeof text === 'object' && text !== null
    ? Object.fromEntries(Object.entries(text).map(([word, value]) => [word, marked(value)]))
    : text;
};

/** A language in which every text is the English one between two marks, created before it is activated. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with every text marked
export const pseudoLanguage = marked(english) as Texts;

/** What remains of a text without its marked parts, however they are nested. */
export const unmarked = (text: string): string => {
  const rest = text.replaceAll(MARKED, '');
  return rest === text ? text : unmarked(rest);
};

const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Every visible or announced word under an element that is not marked. */
export const unmarkedWords = (root: Element): readonly string[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .flatMap((element) => [
      // The parts of a sentence may be in several text nodes of one element.
      [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent ?? '')
        .join(''),
      ...spokenAttributes.map((name) => element.getAttribute(name) ?? ''),
    ])
    .map((text) => unmarked(text).trim())
    .filter((text) => /\p{L}/u.test(text));

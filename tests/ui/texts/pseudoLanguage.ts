import { english, type Texts } from '../../../src/ui/texts/catalogue';

const MARKED = /⟦[^⟦⟧]*⟧/g;

const told = (text: unknown): unknown => {
  if (typeof text === 'string') return `⟦${text}⟧`;
  if (typeof text === 'function')
    return (...given: readonly unknown[]): unknown => told(Reflect.apply(text, undefined, given));
  if (Array.isArray(text)) return text.map(told);
  return typeof text === 'object' && text !== null
    ? Object.fromEntries(Object.entries(text).map(([word, value]) => [word, told(value)]))
    : text;
};

/** A language in which every text is English between two marks, made before it is spoken. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with every text told otherwise
export const pseudoLanguage = told(english) as Texts;

/** What is left of a text without the parts that a marked language told, however they are put together. */
export const untold = (text: string): string => {
  const rest = text.replaceAll(MARKED, '');
  return rest === text ? text : untold(rest);
};

const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** Every word under an element that customers see or hear and no marked language told. */
export const untoldWords = (root: Element): readonly string[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .flatMap((element) => [
      // The parts of a sentence may stand in several text nodes of one element.
      [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent ?? '')
        .join(''),
      ...spokenAttributes.map((name) => element.getAttribute(name) ?? ''),
    ])
    .map((text) => untold(text).trim())
    .filter((text) => /\p{L}/u.test(text));

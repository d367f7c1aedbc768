import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { isRightToLeft } from '../../domain/typed/direction';
import { langOf } from './langOf';

export interface MarkedWordsProps {
  readonly text: string;
  /** What others wrote in the text. */
  readonly words: readonly string[];
}

interface Part {
  readonly text: string;
  readonly lang?: string | undefined;
  readonly isOfOthers?: boolean;
}

const isMarked = (word: string): boolean =>
  word !== '' && (langOf(word) !== undefined || isRightToLeft(word));

const partsOf = (text: string, [word, ...others]: readonly string[]): readonly Part[] =>
  word === undefined
    ? [{ text }]
    : text
        .split(word)
        .flatMap((part, index) => [
          ...(index > 0 ? [{ text: word, lang: langOf(word), isOfOthers: true }] : []),
          ...partsOf(part, others),
        ]);

/**
 * A sentence of the catalogue in which the words of others are marked as English, or isolated, where they need it. It is one
 * element: a button or link would set its parts apart as columns.
 */
export const MarkedWords = observer(({ text, words }: MarkedWordsProps): ReactElement => (
  <span>
    {partsOf(text, words.filter(isMarked))
      .filter((part) => part.text !== '')
      .map(({ text: said, lang, isOfOthers = false }, index) => {
        const Element = isOfOthers ? 'bdi' : 'span';
        // The index is the key because parts repeat and have no id.
        return (
          <Element key={index} lang={lang}>
            {said}
          </Element>
        );
      })}
  </span>
));

import { observer } from 'mobx-react-lite';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { langOf } from './langOf';

export interface MarkedWordsProps {
  readonly text: string;
  /** What others wrote in the text. */
  readonly words: readonly string[];
}

const markedIn = (text: string, [word, ...others]: readonly string[]): ReactNode =>
  word === undefined
    ? text
    : text.split(word).map((part, index) => (
        // The index is the key because parts repeat and have no id.
        <Fragment key={index}>
          {index > 0 && <span lang={langOf(word)}>{word}</span>}
          {markedIn(part, others)}
        </Fragment>
      ));

/** A sentence of the catalogue in which the words of others are marked as English where they are. */
export const MarkedWords = observer(({ text, words }: MarkedWordsProps): ReactElement => (
  <>
    {markedIn(
      text,
      words.filter((word) => word !== '' && langOf(word) !== undefined),
    )}
  </>
));

import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { UNDECIDED } from '../../domain/deadlines/alternatives';
import type { Alternative } from '../../domain/deadlines/rule';
import { ChoiceGroup } from '../kit/ChoiceGroup';
import { texts } from '../texts/texts';

interface AlternativeQuestionProps {
  readonly alternative: Alternative;
  /** Undefined until the customer has answered. */
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
  /** Stands below the choices where the dates that depend on the answer do not. */
  readonly note?: ReactNode;
}

/** Asks which of the rules that exclude each other are the customer's (DUE-12). */
export const AlternativeQuestion = observer(
  ({ alternative, answer, onAnswer, note }: AlternativeQuestionProps): ReactElement => {
    const { tableLanguage, dontKnow, answerShows, answerHidden } = texts().deadline;
    const choices = alternative.choices.map(({ id, label }) => ({ value: id, label: tableLanguage(label) }));
    const isDecided = choices.some(({ value }) => value === answer);
    return (
      <ChoiceGroup
        label={tableLanguage(alternative.question)}
        choices={[...choices, { value: UNDECIDED, label: dontKnow }]}
        chosen={answer}
        onChoose={onAnswer}
        note={note ?? (isDecided ? answerShows : answerHidden)}
      />
    );
  },
);

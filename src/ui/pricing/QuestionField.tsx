import { observer } from 'mobx-react-lite';
import { Checkbox, Radio } from 'antd';
import { isNone } from 'fp-ts/Option';
import { type ChangeEvent, type ReactElement, useId, useState } from 'react';
import type { Answer, Question } from '../../domain/pricing/question';
import { hasChoices } from '../../domain/pricing/questionType';
import { DateField } from '../kit/DateField';
import { Field } from '../kit/Field';
import { filledNumber, plainNumber } from '../../domain/typed/plainNumber';
import { NumberInput } from '../kit/NumberInput';
import { TextInput } from '../kit/TextInput';
import { langOf } from '../kit/langOf';
import { texts } from '../texts/texts';

interface QuestionProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** How a number below 1 begins without its zero. */
const POINT = '.';

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');
const partsOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? [...answer] : []);

const Choices = observer(({ question, answer, onAnswer }: QuestionProps): ReactElement => {
  const [several, hint] = [useId(), useId()];
  const options = question.options.map((value) => {
    const label = question.labels.get(value) ?? value;
    return { value, label: <span lang={langOf(label)}>{label}</span> };
  });
  const isSeveral = question.type === 'multiselect';
  const described = [...(isSeveral ? [several] : []), ...(question.hint === '' ? [] : [hint])].join(' ');
  // The field set is the group, with the question as its name: the lists inside would be a second one without.
  return (
    <fieldset className="portal-question" aria-describedby={described || undefined}>
      <legend lang={langOf(question.question)}>{question.question}</legend>
      {isSeveral && (
        <p id={several} className="portal-field-hint">
          {texts().pricing.several}
        </p>
      )}
      {question.hint !== '' && (
        <p id={hint} className="portal-field-hint" lang={langOf(question.hint)}>
          {question.hint}
        </p>
      )}
      {isSeveral ? (
        <Checkbox.Group role="presentation" options={options} value={partsOf(answer)} onChange={onAnswer} />
      ) : (
        <Radio.Group
          role="presentation"
          options={options}
          value={textOf(answer)}
          onChange={(event) => onAnswer(String(event.target.value))}
        />
      )}
    </fieldset>
  );
});

const Typed = observer(({ question, answer, onAnswer }: QuestionProps): ReactElement => {
  const value = textOf(answer);
  const [isRefused, setRefused] = useState(false);
  // On the way to 5.5 the field shows 5., which counts as 5, and on the way to .5 the point, which counts as nothing.
  const [typed, setTyped] = useState('');
  const shown = filledNumber(typed === POINT ? '' : typed) === value ? typed : value;
  const take = (event: ChangeEvent<HTMLInputElement>): void => onAnswer(event.target.value);
  const takeNumber = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const number = plainNumber(target.value);
    const isPoint = target.value.trim() === POINT;
    const isUnread = target.value.trim() !== '' && !isPoint && isNone(number);
    setRefused(isUnread);
    if (isUnread) return;
    const text = isNone(number) ? '' : number.value;
    setTyped(isPoint ? POINT : text);
    onAnswer(filledNumber(text));
  };
  const words = {
    label: question.question,
    lang: langOf(question.question),
    hint: question.hint === '' ? undefined : <span lang={langOf(question.hint)}>{question.hint}</span>,
  };
  return (
    <div className="portal-question">
      {question.type === 'date' ? (
        <DateField {...words} initial={value} onType={(text) => onAnswer(text)} />
      ) : (
        <Field {...words} error={isRefused ? texts().pricing.numberInvalid : undefined}>
          {question.type === 'number' ? (
            <NumberInput isDecimal value={shown} onChange={takeNumber} onRefused={() => setRefused(true)} />
          ) : (
            <TextInput type="text" value={value} onChange={take} />
          )}
        </Field>
      )}
    </div>
  );
});

/** One question with the control of its type and its hint (QUES-04, QUES-06, QUES-07). */
export const QuestionField = (props: QuestionProps): ReactElement =>
  hasChoices(props.question.type) ? <Choices {...props} /> : <Typed {...props} />;

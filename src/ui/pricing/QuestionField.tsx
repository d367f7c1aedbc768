import { observer } from 'mobx-react-lite';
import { Checkbox, Radio } from 'antd';
import { type ChangeEvent, type ReactElement, useId } from 'react';
import type { Answer, Question } from '../../domain/pricing/question';
import { Field } from '../kit/Field';
import { NumberInput } from '../kit/NumberInput';
import { TextInput } from '../kit/TextInput';
import { langOf } from '../kit/langOf';

interface QuestionProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');
const partsOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? [...answer] : []);

const Choices = observer(({ question, answer, onAnswer }: QuestionProps): ReactElement => {
  const id = useId();
  const options = question.options.map((option) => ({
    value: option,
    label: <span lang={langOf(option)}>{option}</span>,
  }));
  const isSeveral = question.type === 'multiselect';
  return (
    <fieldset className="portal-question" aria-describedby={question.hint === '' ? undefined : id}>
      <legend lang={langOf(question.question)}>{question.question}</legend>
      {question.hint !== '' && (
        <p id={id} className="portal-field-hint" lang={langOf(question.hint)}>
          {question.hint}
        </p>
      )}
      {isSeveral ? (
        <Checkbox.Group options={options} value={partsOf(answer)} onChange={onAnswer} />
      ) : (
        <Radio.Group
          options={options}
          value={textOf(answer)}
          onChange={(event) => onAnswer(String(event.target.value))}
        />
      )}
    </fieldset>
  );
});

// Without a maximum date the browser accepts years of six digits.
const attributesOf = ({ type }: Question): { readonly type: string; readonly max?: string } =>
  type === 'date' ? { type: 'date', max: '9999-12-31' } : { type: 'text' };

const Typed = observer(({ question, answer, onAnswer }: QuestionProps): ReactElement => {
  const value = textOf(answer);
  const take = (event: ChangeEvent<HTMLInputElement>): void => onAnswer(event.target.value);
  return (
    <div className="portal-question">
      <Field
        label={question.question}
        lang={langOf(question.question)}
        hint={question.hint === '' ? undefined : <span lang={langOf(question.hint)}>{question.hint}</span>}
      >
        {question.type === 'number' ? (
          <NumberInput isDecimal value={value} onChange={take} />
        ) : (
          <TextInput {...attributesOf(question)} value={value} onChange={take} />
        )}
      </Field>
    </div>
  );
});

/** One question with the control of its type and its hint (QUES-04, QUES-06, QUES-07). */
export const QuestionField = (props: QuestionProps): ReactElement =>
  props.question.type === 'options' || props.question.type === 'multiselect' ? (
    <Choices {...props} />
  ) : (
    <Typed {...props} />
  );

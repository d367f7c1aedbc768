import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { AnsweredRequestQuestion } from '../../domain/quotations/answered';
import { texts } from '../texts/texts';
import { langOf } from '../kit/langOf';

/** Questions with the customer's answers. */
export const Answers = observer(
  ({ answers }: { readonly answers: readonly AnsweredRequestQuestion[] }): ReactElement => (
    <dl className="portal-answers">
      {answers.map(({ question, answer }, index) => (
        // The index is the key because a question may repeat and has no id.
        <div key={index}>
          <dt lang={langOf(question)}>{question}</dt>
          <dd lang={answer === '' ? undefined : langOf(answer)}>{answer || texts().quotation.noAnswer}</dd>
        </div>
      ))}
    </dl>
  ),
);

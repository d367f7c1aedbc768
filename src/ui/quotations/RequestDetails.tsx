import type { ReactElement, ReactNode } from 'react';
import type { QuotationRequest } from '../../domain/quotations/request';
import { DateText } from '../kit/DateText';
import { quotationTexts } from '../texts/quotationTexts';

interface RequestLetterProps {
  readonly request: QuotationRequest;
  readonly status: ReactNode;
}

/** What was asked for: the service, when, and the questions with what the customer answered. */
export const RequestDetails = ({ request, status }: RequestLetterProps): ReactElement => (
  <>
    <div className="portal-letter-head">
      <h2>{request.serviceName}</h2>
      {status}
      <p className="portal-letter-date">
        {quotationTexts.requestedOn} <DateText when={request.createdAt} />
      </p>
    </div>
    <section className="portal-letter-questions">
      <h2>{quotationTexts.questions}</h2>
      {request.questions.length === 0 ? (
        <p>{quotationTexts.noQuestions}</p>
      ) : (
        <dl className="portal-answers">
          {request.questions.map(({ question, answer }, index) => (
            // The same question may stand there twice, and it has no id of its own.
            <div key={index}>
              <dt>{question}</dt>
              <dd>{answer || quotationTexts.noAnswer}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  </>
);

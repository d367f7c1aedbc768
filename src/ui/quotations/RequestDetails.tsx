import type { ReactElement, ReactNode } from 'react';
import type { QuotationRequest } from '../../domain/quotations/request';
import { DateText } from '../kit/DateText';
import { quotationTexts } from '../texts/quotationTexts';

interface DetailsProps {
  readonly request: QuotationRequest;
  readonly status: ReactNode;
}

/** The content of a request: service, date, and questions with the customer's answers. */
export const RequestDetails = ({ request, status }: DetailsProps): ReactElement => (
  <>
    <div className="portal-quotation-details-head">
      <h2>{request.serviceName}</h2>
      {status}
      <p className="portal-quotation-details-date">
        {quotationTexts.requestedOn} <DateText when={request.createdAt} />
      </p>
    </div>
    <section className="portal-quotation-details-questions">
      <h2>{quotationTexts.questions}</h2>
      {request.questions.length === 0 ? (
        <p>{quotationTexts.noQuestions}</p>
      ) : (
        <dl className="portal-answers">
          {request.questions.map(({ question, answer }, index) => (
            // The index is the key because a question may repeat and has no id.
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

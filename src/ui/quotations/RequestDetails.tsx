import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { QuotationRequest } from '../../domain/quotations/request';
import { DateText } from '../kit/DateText';
import { quotationTexts } from '../texts/quotationTexts';
import { Answers } from './Answers';
import { langOf } from '../kit/langOf';

interface DetailsProps {
  readonly request: QuotationRequest;
  readonly status: ReactNode;
}

/** The content of a request: service, date, and questions with the customer's answers. */
export const RequestDetails = observer(({ request, status }: DetailsProps): ReactElement => (
  <>
    <div className="portal-quotation-details-head">
      <h2 lang={langOf(request.serviceName)}>{request.serviceName}</h2>
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
        <Answers answers={request.questions} />
      )}
    </section>
  </>
));

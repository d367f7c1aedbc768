import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { QuotationRequest } from '../../domain/quotations/request';
import { DateText } from '../kit/DateText';
import type { Elements } from '../kit/elements';
import { texts } from '../texts/texts';
import { Answers } from './Answers';
import { langOf } from '../kit/langOf';

interface DetailsProps {
  readonly request: QuotationRequest;
  readonly status: Elements;
}

/** The content of a request: service, date, and questions with the customer's answers. */
export const RequestDetails = observer(({ request, status }: DetailsProps): ReactElement => (
  <>
    <div className="portal-quotation-details-head">
      <h2 lang={langOf(request.serviceName)}>{request.serviceName}</h2>
      {status}
      <p className="portal-quotation-details-date">
        <span>{texts().quotation.requestedOn}</span> <DateText when={request.createdAt} />
      </p>
    </div>
    <section className="portal-quotation-details-questions">
      <h2>{texts().quotation.questions}</h2>
      {request.questions.length === 0 ? (
        <p>{texts().quotation.noQuestions}</p>
      ) : (
        <Answers answers={request.questions} />
      )}
    </section>
  </>
));

import type { ReactElement } from 'react';
import type { QuotationRequest } from '../../domain/quotations/request';
import { SectionCard } from '../kit/SectionCard';
import { quotationTexts } from '../texts/quotationTexts';

/** The questions of a request with what the customer answered. */
export const RequestAnswers = ({ request }: { readonly request: QuotationRequest }): ReactElement => (
  <SectionCard title={quotationTexts.questions} count={request.questions.length}>
    {request.questions.length === 0 ? (
      <p>{quotationTexts.noQuestions}</p>
    ) : (
      <dl className="portal-answers">
        {request.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer || quotationTexts.noAnswer}</dd>
          </div>
        ))}
      </dl>
    )}
  </SectionCard>
);

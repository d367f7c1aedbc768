import type { Option } from 'fp-ts/Option';
import type { SubServiceId } from '../catalogue/service';
import type { Paise } from '../money/money';
import type { Answer } from '../pricing/question';
import type { AsReceived } from '../received/asReceived';
import { DEFAULT_FREQUENCY, DEFAULT_QUANTITY, DEFAULT_TURNAROUND_DAYS } from './defaults';

/** A question and its answer as a submission carries them. */
export interface SubmittedQuestion {
  /** '' for the portal's own question. */
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
  /** The question as the backend sent it; none for the portal's own. */
  readonly asReceived: Option<AsReceived>;
}

/** What a submission says of its service, whether it adds to the cart or requests a quotation (SERV-23). */
export interface SubmittedService {
  readonly serviceId: SubServiceId;
  readonly quantity: typeof DEFAULT_QUANTITY;
  readonly amount: Paise;
  readonly questions: readonly SubmittedQuestion[];
  readonly frequency: typeof DEFAULT_FREQUENCY;
  readonly turnaroundDays: typeof DEFAULT_TURNAROUND_DAYS;
  /** As the backend spells it. */
  readonly pricingModelText: string;
  /** The sub-service's type, as the backend spells it. */
  readonly kindText: string;
}

/** The part of a submitted service that differs from one to the next. */
export type Added = Pick<
  SubmittedService,
  'serviceId' | 'amount' | 'questions' | 'pricingModelText' | 'kindText'
>;

/** A submitted service with the payload defaults: quantity one, monthly, five days (SERV-24). */
export const submittedService = (added: Added): SubmittedService => ({
  ...added,
  quantity: DEFAULT_QUANTITY,
  frequency: DEFAULT_FREQUENCY,
  turnaroundDays: DEFAULT_TURNAROUND_DAYS,
});

import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import type { SoughtDate } from '../deadlines/rule';
import type { Topic } from '../deadlines/rule';
import type { Paise } from '../money/money';
import type { OrderId } from '../transactions/transaction';
import type { QuotationId } from '../quotations/quotation';
import type { Task } from '../work/task';
import type { TrackingStep } from '../work/trackingStep';
import type { Due } from './due';

/** Where the customer acts. */
export type Place =
  | { readonly kind: 'quotation'; readonly id: QuotationId }
  /** The Documents tab of the task. */
  | { readonly kind: 'documents'; readonly task: Task }
  | { readonly kind: 'cart' }
  /** The payment of an order that was placed. */
  | { readonly kind: 'payment'; readonly orderId: OrderId }
  /** The result of a payment that was made. */
  | { readonly kind: 'paymentResult'; readonly orderId: OrderId }
  /** A step of the task, in its Tracking Status tab. */
  | { readonly kind: 'step'; readonly task: Task; readonly step: TrackingStep }
  | { readonly kind: 'chat' }
  /** The first of its dates on the Deadlines page. */
  | { readonly kind: 'deadlines'; readonly sought: SoughtDate };

/** What has to be done, and what it is about besides its subject. */
type Reason =
  | { readonly kind: 'decideQuotation'; readonly amount: Option<Paise> }
  | {
      readonly kind: 'uploadDocuments';
      readonly documents: readonly string[];
      /** Whether the steps that tell its due date could not be read. */
      readonly isDueUnread: boolean;
    }
  | { readonly kind: 'payOrder'; readonly amount: Option<Paise> }
  /** A payment is being confirmed for what stands in the cart, which must not be ordered again until then (NEED-05). */
  | { readonly kind: 'checkPayment'; readonly amount: Option<Paise> }
  | { readonly kind: 'orderCart'; readonly amount: Option<Paise> }
  /** The expert wrote or sent something at a step that the customer has not opened (PAPER-03). */
  | { readonly kind: 'readRemark'; readonly step: string }
  /** A step of the provider is past its due date; nothing is asked of the customer (NEED-06). */
  | { readonly kind: 'providerLate'; readonly step: string }
  /** Something is due by law, on a day that may have to be confirmed; the subject of such an entry is its topic alone. */
  | {
      readonly kind: 'statutory';
      readonly topic: Topic;
      readonly forms: readonly string[];
      readonly isToConfirm: boolean;
    };

export type EntryKind = Reason['kind'];

/** One thing that waits for the customer (NEED-01). */
export type Entry = Reason & {
  /** Different within its kind. */
  readonly id: string;
  /** Names of the services that it is about. */
  readonly subject: readonly string[];
  readonly due: Option<Due>;
  /** Since when it waits, as far as known. */
  readonly since: Option<When>;
  readonly place: Place;
};

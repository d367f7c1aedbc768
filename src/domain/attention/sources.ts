import { isSome, type Option } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import type { OrderAttempt } from '../checkout/orderAttempt';
import type { BroughtRules, DeadlineChoice } from '../deadlines/choice';
import type { TaskDocument } from '../documents/file';
import type { IndianState } from '../india/states';
import type { Quotation } from '../quotations/quotation';
import type { Transaction } from '../transactions/transaction';
import type { OpenedRemarks } from '../work/openedRemarks';
import type { Task } from '../work/task';
import type { TrackingStep } from '../work/trackingStep';

/** A task with what was read of it. */
export interface TaskReading {
  readonly task: Task;
  readonly documents: Option<readonly TaskDocument[]>;
  readonly steps: Option<readonly TrackingStep[]>;
}

/** The statutory rules that the customer's services bring, and what this browser knows of the customer's part of them. */
export interface StatutorySource extends BroughtRules, Omit<DeadlineChoice, 'view'> {
  readonly state: Option<IndianState>;
  /** Whether the table was checked so long ago that none of its days is sure (DUE-05). */
  readonly isOutdated: boolean;
}

/** What was read; none for what could not be read, or has not been read yet (NEED-11). */
export interface Sources {
  readonly quotations: Option<readonly Quotation[]>;
  /** Those that are looked through (NEED-16). */
  readonly tasks: Option<readonly TaskReading[]>;
  /** The remarks on them that were opened on this device. */
  readonly opened: OpenedRemarks;
  readonly orders: Option<readonly Transaction[]>;
  /** The latest attempt to order that this browser keeps. */
  readonly attempt: Option<OrderAttempt>;
  readonly cart: Option<Cart>;
  readonly statutory: Option<StatutorySource>;
}

/** The items of a list; none while it is unread. */
export const known = <A>(items: Option<readonly A[]>): readonly A[] => (isSome(items) ? items.value : []);

import type { CalendarDay } from '../dates/instant';
import type { IndianState } from '../india/states';

/** What a statutory date is about, in the order in which topics are shown. */
export const topics = ['gst', 'tds', 'income-tax', 'company', 'llp', 'payroll'] as const;
export type Topic = (typeof topics)[number];

/** How often something is due. */
export type Frequency = 'month' | 'quarter' | 'half-year' | 'year';

/** A text of the table in the languages that it has. */
export interface TableText {
  readonly en: string;
  readonly hi: string;
}

/** When something is due for a period; a day beyond the end of its month is the month's last day. */
export type Due =
  /** That day of the month so many months after the month in which the period ends. */
  | { readonly kind: 'dayOfMonth'; readonly day: number; readonly monthsAfter: number }
  /** So many days after the last day of the period. */
  | { readonly kind: 'daysAfter'; readonly days: number }
  /** That date in the calendar year in which the period's financial year ends, plus so many years. */
  | { readonly kind: 'dateInYear'; readonly month: number; readonly day: number; readonly yearsAfter: number }
  /** The first such date after the period ends. */
  | { readonly kind: 'nextDate'; readonly month: number; readonly day: number }
  | { readonly kind: 'nothing' };

/** The due of one period in place of the rule's, in all states. */
export interface DueException {
  /** 'month-03', 'quarter-4' or 'half-2' of every year; '2027-03', '2026-27-q4' or '2026-27' of one. */
  readonly period: string;
  readonly due: Due;
  /** What announced it, such as a circular; '' where the table does not say. */
  readonly why: string;
}

/** The due in some states, by the first two digits of a GSTIN. */
export interface DueVariant {
  readonly states: readonly IndianState['tin'][];
  readonly due: Due;
}

/** One duty of the table, from which its dates are computed (DUE-02). */
export interface StatutoryRule {
  readonly id: string;
  readonly topic: Topic;
  readonly form: string;
  readonly title: TableText;
  /** Whom it concerns. */
  readonly who: TableText;
  readonly every: Frequency;
  /** The due of all states that no variant names. */
  readonly due: Due;
  readonly exceptions: readonly DueException[];
  /** Empty where the due is the same everywhere. */
  readonly variants: readonly DueVariant[];
  /** The event from which the due is counted, which the portal does not know; '' where there is none. */
  readonly assumedEvent: string;
  /** Compared with the first day of a period, this day included. */
  readonly from: CalendarDay;
  /** As `from`; undefined while the rule is in force. */
  readonly until: CalendarDay | undefined;
  /** Names of services whose customers the rule concerns. */
  readonly services: readonly string[];
  readonly confidence: 'high' | 'medium';
  /** Whether it concerns every customer of its topic, not only few. */
  readonly isUsual: boolean;
}

/** The statutory dates of a deployment, as its operator keeps them (DUE-02). */
export interface DeadlineTable {
  /** The day on which the dates were last compared with their sources. */
  readonly checkedOn: CalendarDay;
  readonly officialPages: Readonly<Record<Topic, string>>;
  readonly rules: readonly StatutoryRule[];
}

/** A statutory date that a link leads to. */
export interface SoughtDate {
  readonly day: CalendarDay;
  readonly rule: StatutoryRule['id'];
}

import type { SubServiceId } from '../catalogue/service';
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

/** From when a service brings a duty: from its purchase, or once it is completed, as a registration does (DUE-04). */
export type Since = 'bought' | 'completed';

/** A service that brings a duty: by its whole name, or by its id in the catalogue (DUE-11). */
export type BringingService = { readonly after: Since } & (
  | { readonly name: string }
  | { readonly id: SubServiceId }
);

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
  /** The services that bring the duty. */
  readonly services: readonly BringingService[];
  readonly confidence: 'high' | 'medium';
  /** Whether it concerns every customer of its topic, not only few. */
  readonly isUsual: boolean;
}

/** A rule that services of the customer bring (DUE-04). */
export interface BroughtRule extends StatutoryRule {
  /** Those services, by the signs of their names. */
  readonly broughtBy: readonly string[];
}

/** Rules that exclude each other, and the question that tells which of them are a customer's (DUE-12). */
export interface Alternative {
  readonly id: string;
  readonly topic: Topic;
  readonly question: TableText;
  readonly choices: readonly AlternativeChoice[];
}

export interface AlternativeChoice {
  readonly id: string;
  readonly label: TableText;
  /** A rule may stand in several choices. */
  readonly rules: readonly StatutoryRule['id'][];
}

/** The statutory dates of a deployment, as its operator keeps them (DUE-02). */
export interface DeadlineTable {
  /** The day on which the dates were last compared with their sources. */
  readonly checkedOn: CalendarDay;
  readonly officialPages: Readonly<Record<Topic, string>>;
  readonly rules: readonly StatutoryRule[];
  readonly alternatives: readonly Alternative[];
}

/** A statutory date that a link leads to. */
export interface SoughtDate {
  readonly day: CalendarDay;
  readonly rule: StatutoryRule['id'];
}

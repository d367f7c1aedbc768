import { toUndefined } from 'fp-ts/Option';
import { readDay } from '../../domain/dates/instant';
import type { DeadlineView } from '../../domain/deadlines/choice';
import type { PageLook } from '../../domain/deadlines/page';
import type { SoughtDate } from '../../domain/deadlines/rule';
import { topics } from '../../domain/deadlines/rule';

const PATH = '/deadlines';

/** What an address of the page names; the view that the customer has chosen on this device where it names none. */
export interface PageAddress extends Pick<PageLook, 'topic'> {
  readonly view: DeadlineView | undefined;
  readonly sought: SoughtDate | undefined;
}

const views: readonly DeadlineView[] = ['mine', 'all'];

const readSought = (query: URLSearchParams): SoughtDate | undefined => {
  const day = toUndefined(readDay(query.get('date') ?? ''));
  return day === undefined ? undefined : { day, rule: query.get('rule') ?? '' };
};

/** Reads the query of an address; what it names and the page does not know counts as absent. */
export const readPageAddress = (search: string): PageAddress => {
  const query = new URLSearchParams(search);
  return {
    view: views.find((view) => view === query.get('view')),
    topic: topics.find((topic) => topic === query.get('topic')),
    sought: readSought(query),
  };
};

/** The query of what the customer looks at, so that Back and a reload show the same dates. */
export const lookQuery = ({ view, topic }: PageLook): string =>
  `?${new URLSearchParams({ view, ...(topic === undefined ? {} : { topic }) }).toString()}`;

/** The page where it asks which dates are the customer's (DUE-12). */
export const ownDatesPath = `${PATH}${lookQuery({ view: 'mine', topic: undefined })}`;

/** The page opened at one date (NEED-07); a rule and a day say nothing of the customer. */
export const soughtDatePath = ({ day, rule }: SoughtDate): string =>
  `${PATH}?${new URLSearchParams({ date: day, rule }).toString()}`;

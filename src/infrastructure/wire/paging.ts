import { codeOf } from '../../domain/codes/statusCode';
import { isRecord, levelsOf, type WireRecord } from './unwrap';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The records below that name of each. */
const below = (name: string, records: readonly WireRecord[]): readonly WireRecord[] =>
  records.map((record) => record[name]).filter(isRecord);

/** The number of the last page, by itself or from the number of all items. */
const lastPageOf = (at: WireRecord): number =>
  [at['last_page'], at['total_pages']].map(codeOf).find((page) => !Number.isNaN(page)) ??
  Math.ceil(codeOf(at['total']) / codeOf(at['per_page']));

/** Whether items come after those of this page; only beside `per_page` is `total` a number of items. */
const isBeforeLast = (at: WireRecord, count: number): boolean => {
  const page = codeOf(at['current_page']);
  return Number.isNaN(page) ? 'per_page' in at && codeOf(at['total']) > count : lastPageOf(at) > page;
};

/** The number of a list's page, NaN where it names none, and whether its answer names one after it. */
interface Paging {
  readonly page: number;
  readonly hasNext: boolean;
}

/** As a paginated answer of so many items says it beside the list, in `meta`, `links` or `pagination`. */
export const pagingOf = (body: unknown, count: number): Paging => {
  const levels = levelsOf(body).filter(isRecord);
  const around = [...levels, ...below('meta', levels)];
  const places = [...around, ...below('pagination', around)];
  const links = below('links', places);
  const all = [...places, ...links];
  return {
    page: codeOf(all.find((at) => 'current_page' in at)?.['current_page']),
    hasNext:
      links.some(({ next }) => isFilled(next)) ||
      all.some((at) => isBeforeLast(at, count) || isFilled(at['next_page_url'])),
  };
};

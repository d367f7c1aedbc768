import { codeOf } from '../../domain/codes/statusCode';
import { isRecord, levelsOf, type WireRecord } from './unwrap';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The records below that name of each. */
const below = (name: string, records: readonly WireRecord[]): readonly WireRecord[] =>
  records.map((record) => record[name]).filter(isRecord);

/** Whether items come after that page, or after so many where none is named; only beside `per_page` is `total` a number of items. */
const isBeforeLast = (at: WireRecord, page: number, count: number): boolean => {
  const { last_page, total_pages, total, per_page } = at;
  const [all, size] = [codeOf(total), codeOf(per_page)];
  if (Number.isNaN(page)) return 'per_page' in at && all > count;
  const last = [last_page, total_pages].map(codeOf).find((one) => !Number.isNaN(one));
  return (last ?? (size > 0 ? Math.ceil(all / size) : page)) > page;
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
  const numbers = all.map((at) => codeOf(at['current_page']));
  const page = numbers.find((number) => !Number.isNaN(number)) ?? Number.NaN;
  return {
    page,
    hasNext:
      links.some(({ next }) => isFilled(next)) ||
      all.some((at) => isBeforeLast(at, page, count) || isFilled(at['next_page_url'])),
  };
};

import { codeOf } from '../../domain/codes/statusCode';
import { isRecord, levelsOf, type WireRecord } from './unwrap';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isBeforeLast = (at: WireRecord): boolean => codeOf(at['last_page']) > codeOf(at['current_page']);

/** The number of a list's page, NaN where it names none, and whether its answer names one after it. */
interface Paging {
  readonly page: number;
  readonly hasNext: boolean;
}

/** As a paginated answer says it beside the list, or in `meta` or `links`. */
export const pagingOf = (body: unknown): Paging => {
  const levels = levelsOf(body).filter(isRecord);
  const links = levels.map((level) => level['links']).filter(isRecord);
  const places = [...levels, ...levels.map((level) => level['meta']).filter(isRecord), ...links];
  return {
    page: codeOf(places.find((at) => 'current_page' in at)?.['current_page']),
    hasNext:
      links.some(({ next }) => isFilled(next)) ||
      places.some((at) => isBeforeLast(at) || isFilled(at['next_page_url'])),
  };
};

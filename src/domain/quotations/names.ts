import { isSome, some, tryCatch } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

const isRecord = (item: unknown): item is Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null;

const nameOf = (item: unknown): string =>
  isRecord(item) && typeof item['name'] === 'string' ? item['name'] : '';

const filled = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

const listed = (items: unknown): Option<unknown> =>
  typeof items === 'string' ? tryCatch((): unknown => JSON.parse(items)) : some(items);

/**
 * The service names of a quotation: those of its items, a JSON text list of objects with name (or that list itself);
 * its service name when the items are unreadable or name nothing (QUOT-06).
 */
export const quotationNames = (items: unknown, serviceName: string): readonly string[] => {
  const list = listed(items);
  const names = isSome(list) && Array.isArray(list.value) ? filled(list.value.map(nameOf)) : [];
  return names.length > 0 ? names : filled([serviceName]);
};

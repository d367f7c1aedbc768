/**
 * Values that an adapter must never return: undefined, NaN, infinity, an invalid date or its text, '[object
 * Object]'.
 */
const isUnfit = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && !Number.isFinite(value)) ||
  value === '[object Object]' ||
  value === 'Invalid Date' ||
  (value instanceof Date && Number.isNaN(value.getTime()));

/** Kept as received, to be sent back or stored, so its content belongs to the backend. */
const KEPT_AS_RECEIVED: ReadonlySet<string> = new Set(['asReceived', 'userAsReceived']);

/** The paths of all unfit parts of a domain value. */
export const unfitIn = (value: unknown, path = ''): readonly string[] => {
  if (isUnfit(value)) return [`${path}: ${String(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    KEPT_AS_RECEIVED.has(key) ? [] : unfitIn(inside, `${path}.${key}`),
  );
};

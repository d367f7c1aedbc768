/** What must never be inside a value that left an adapter. */
const isUnfit = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && !Number.isFinite(value)) ||
  value === '[object Object]' ||
  value === 'Invalid Date' ||
  (value instanceof Date && Number.isNaN(value.getTime()));

/** Kept as they were received, to be sent back or stored: what is in there is the backend's own. */
const KEPT_AS_RECEIVED: ReadonlySet<string> = new Set(['fields', 'raw', 'userAsReceived']);

/** The paths of everything unfit in a domain value. */
export const unfitIn = (value: unknown, path = ''): readonly string[] => {
  if (isUnfit(value)) return [`${path}: ${String(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    KEPT_AS_RECEIVED.has(key) ? [] : unfitIn(inside, `${path}.${key}`),
  );
};

/** Whether a value is an object with readable fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operating system's or database's code of an error ('EEXIST', '23505'); '' when it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Parses JSON text as a type that is trusted, or that the caller checks afterwards. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a text is given its type
export const ownJson = <T>(text: string): T => JSON.parse(text);

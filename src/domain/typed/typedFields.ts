/** What a form shows, by field: text alone, never files. */
export type TypedFields = Readonly<Record<string, string>>;

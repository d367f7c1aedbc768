import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date, Date>;
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

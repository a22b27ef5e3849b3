import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date, Date>;
export type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

import type { Generated, RawBuilder } from 'kysely';
import type { Language } from '#domain/language/Locale';
import type { DataSubject, RetentionReason, WithholdingReason } from '../my-data/dataPolicy';

/** Whether the export of a player's data contains the column. */
type ColumnDecision = 'shown' | { readonly held: WithholdingReason };

interface ColumnDefinition {
  readonly type: string;
  readonly isNullable: boolean;
  /** In SQL, after the type. */
  readonly constraints: readonly string[];
  /** Values that the database accepts; null for all values of the type. */
  readonly values: readonly string[] | null;
  /** Referenced column and what happens when its row is deleted, in SQL. */
  readonly references: string | null;
}

/** A column, which is not null unless `orNull` is called. `Value` is its type in queries. */
export class Column<Value, Decision extends ColumnDecision | undefined = undefined> {
  /** Exists only for its type. */
  declare readonly value: Value;

  constructor(
    readonly definition: ColumnDefinition,
    readonly decision: Decision,
  ) {}

  orNull(): Column<Value | null, Decision> {
    return this.with({ isNullable: true });
  }

  primaryKey(): Column<Value, Decision> {
    return this.withConstraint('primary key');
  }

  unique(): Column<Value, Decision> {
    return this.withConstraint('unique');
  }

  /** @param condition in SQL */
  check(condition: string): Column<Value, Decision> {
    return this.withConstraint(`check (${condition})`);
  }

  /** @param value SQL expression */
  defaultTo(value: string): Column<Generated<Value>, Decision> {
    return this.withConstraint(`default ${value}`);
  }

  /** @param target table and column in SQL, such as `players (id)` */
  references(target: string, onDelete: 'cascade' | 'set null'): Column<Value, Decision> {
    return this.with({ references: `${target} on delete ${onDelete}` });
  }

  /** Exports the column to the player. */
  shown(): Column<Value, 'shown'> {
    return new Column<Value, 'shown'>(this.definition, 'shown');
  }

  /** Withholds the column from the export. */
  held(reason: WithholdingReason): Column<Value, { readonly held: WithholdingReason }> {
    return new Column(this.definition, { held: reason });
  }

  private with<NewValue>(changes: Partial<ColumnDefinition>): Column<NewValue, Decision> {
    return new Column<NewValue, Decision>({ ...this.definition, ...changes }, this.decision);
  }

  private withConstraint<NewValue>(constraint: string): Column<NewValue, Decision> {
    return this.with({ constraints: [...this.definition.constraints, constraint] });
  }
}

const column = <Value>(type: string, values: readonly string[] | null = null): Column<Value> =>
  new Column({ type, isNullable: false, constraints: [], values, references: null }, undefined);

export const uuid = () => column<string>('uuid');
export const text = <Value extends string = string>() => column<Value>('text');
/** Text that is one of some values, which the database checks. */
export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  column<Value>('text', values);
/** The API validates languages, so a new language needs no change of the database. */
export const language = () => column<Language>('text');
export const texts = () => column<string[]>('text[]');
export const boolean = () => column<boolean>('boolean');
export const integer = () => column<number>('integer');
export const double = () => column<number>('double precision');
export const serial = () => column<Generated<number>>('serial');
/** Read as a string, because it may exceed the integers that a number represents exactly. */
export const bigserial = () => column<Generated<string>>('bigserial');
export const timestamp = () => column<Date>('timestamptz');
export const bytes = () => column<Uint8Array>('bytea');

/** A column that contains the id of a player and is deleted with the player. */
export const playerId = () => uuid().references('players (id)', 'cascade');

/** What a table contains about a player, and what happens to it when the account is erased. */
export interface DataPolicy {
  /** Condition that selects the rows about the player. */
  readonly rows: (holder: DataSubject) => RawBuilder<boolean>;
  readonly onErasure: 'delete' | 'anonymize' | { readonly keep: RetentionReason };
}

interface TableDetails {
  /** Constraints on several columns, in SQL. */
  readonly constraints?: readonly string[];
  /** Statements that follow the creation, such as indexes, in SQL. */
  readonly statements?: readonly string[];
}

type Columns = Readonly<Record<string, Column<unknown, ColumnDecision | undefined>>>;

export interface Table<Described extends Columns = Columns> extends TableDetails {
  readonly columns: Described;
  readonly policy: DataPolicy | { readonly nobodys: string };
}

/** Describes a table with data about players. A column without a decision about its export is a compile error. */
export const personalTable = <Described extends Readonly<Record<string, Column<unknown, ColumnDecision>>>>(
  policy: DataPolicy,
  columns: Described,
  details: TableDetails = {},
): Table<Described> => ({ ...details, policy, columns });

/** Describes a table without data about players. @param nobodys why its rows belong to no player */
export const nobodysTable = <Described extends Readonly<Record<string, Column<unknown>>>>(
  nobodys: string,
  columns: Described,
  details: TableDetails = {},
): Table<Described> => ({ ...details, policy: { nobodys }, columns });

/** Types of the columns of tables in queries. */
export type RowTypes<Tables extends Readonly<Record<string, Table>>> = {
  [Name in keyof Tables]: {
    [Column in keyof Tables[Name]['columns']]: Tables[Name]['columns'][Column]['value'];
  };
};

import type { Amount } from '../billing/Amount';
import type { DataExport } from './DataExport';

/** A stored value, as a reader needs it. */
export type DataValue =
  | { readonly kind: 'moment' | 'day'; readonly at: Date }
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'flag'; readonly isSet: boolean }
  | { readonly kind: 'texts'; readonly texts: readonly string[] };

interface DataField {
  /** Name of the column. */
  readonly name: string;
  readonly value: DataValue;
}

/** What a table contains about the player. */
export interface DataSection {
  /** Name of the table. */
  readonly table: string;
  /** Fields of each row. Fields without a value are left out. */
  readonly entries: readonly (readonly DataField[])[];
}

type Row = Readonly<Record<string, unknown>>;
type RowsByTable = ReadonlyMap<string, readonly Row[]>;

/** Returns the exported tables in the order of the export, including empty ones. */
export const dataReport = ({ data }: Pick<DataExport, 'data'>): readonly DataSection[] => {
  const tables: RowsByTable = new Map(
    Object.entries(data).map(([table, rows]) => [table, Array.isArray(rows) ? rows.filter(isRow) : []]),
  );
  return [...tables].map(([table, rows]) => ({
    table,
    entries: rows.map((row) =>
      Object.entries(row).flatMap(([name, value]): readonly DataField[] => {
        const shown = valueOf(name, value, currencyOf(row, tables));
        return shown ? [{ name, value: shown }] : [];
      }),
    ),
  }));
};

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the currency of the amounts in a row: its own, or that of its order. */
const currencyOf = (row: Row, tables: RowsByTable): string | undefined => {
  const order = tables.get('orders')?.find(({ id }) => id !== undefined && id === row.order_id);
  return [row.currency, order?.currency].find((currency) => typeof currency === 'string');
};

const valueOf = (name: string, value: unknown, currency: string | undefined): DataValue | undefined => {
  if (typeof value === 'boolean') return { kind: 'flag', isSet: value };
  if (typeof value === 'number' && name.endsWith('_cents') && currency !== undefined) {
    return { kind: 'amount', amount: { cents: value, currency } };
  }
  const date = typeof value === 'string' ? dateOf(value) : undefined;
  if (date) return date;
  const texts = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
  return texts.length === 0 ? undefined : { kind: 'texts', texts };
};

/** Returns undefined if the text is not a date in ISO 8601. */
const dateOf = (text: string): DataValue | undefined => {
  const at = new Date(text);
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) || Number.isNaN(at.getTime())) return undefined;
  return { kind: text.includes('T') ? 'moment' : 'day', at };
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

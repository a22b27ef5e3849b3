import { dataReport } from '#domain/my-data/dataReport';

const fieldsOf = (data: Readonly<Record<string, readonly object[]>>, table = 'rows') =>
  dataReport({ data }).find((section) => section.table === table)?.entries[0];

const valueOf = (name: string, value: unknown) => fieldsOf({ rows: [{ [name]: value }] })?.[0]?.value;

describe('a report of stored data', () => {
  it('lists each table of the export in its order, even an empty one', () => {
    const data = { players: [{ id: 'p' }], emails: [], orders: [{ id: 'o1' }, { id: 'o2' }] };
    expect(dataReport({ data }).map(({ table, entries }) => [table, entries.length])).toEqual([
      ['players', 1],
      ['emails', 0],
      ['orders', 2],
    ]);
  });

  it('leaves out fields without a value', () => {
    const row = { a: null, b: '', c: [], d: 0, e: false };
    expect(fieldsOf({ rows: [row] })?.map(({ name }) => name)).toEqual(['d', 'e']);
  });

  it.each([
    ['2026-11-26T08:30:00.000Z', { kind: 'moment', at: new Date('2026-11-26T08:30:00.000Z') }],
    ['2026-11-26', { kind: 'day', at: new Date('2026-11-26T00:00:00.000Z') }],
    ['2026-99-99', { kind: 'texts', texts: ['2026-99-99'] }],
    ['Order 2026-11-26', { kind: 'texts', texts: ['Order 2026-11-26'] }],
    [true, { kind: 'flag', isSet: true }],
    [7, { kind: 'texts', texts: ['7'] }],
    [['poster', 'artbook'], { kind: 'texts', texts: ['poster', 'artbook'] }],
    [{ a: 1 }, { kind: 'texts', texts: ['{"a":1}'] }],
  ])('reads %j as %j', (value, expected) => {
    expect(valueOf('field', value)).toEqual(expected);
  });

  it('reads cents as an amount in the currency of the row or of its order', () => {
    const data = {
      orders: [{ id: 'o', price_cents: 799, currency: 'EUR' }],
      receipts: [{ order_id: 'o', total_cents: 899 }],
      fees: [{ fee_cents: 100 }],
    };
    const amount = (cents: number) => ({ kind: 'amount', amount: { cents, currency: 'EUR' } });
    expect(fieldsOf(data, 'orders')).toContainEqual({ name: 'price_cents', value: amount(799) });
    expect(fieldsOf(data, 'receipts')).toContainEqual({ name: 'total_cents', value: amount(899) });
    expect(fieldsOf(data, 'fees')).toEqual([{ name: 'fee_cents', value: { kind: 'texts', texts: ['100'] } }]);
  });

  it('ignores what is not a row', () => {
    const data = { rows: [null, 'x', [1], { id: 'r' }], broken: 'x' };
    expect(dataReport({ data })).toEqual([
      { table: 'rows', entries: [[{ name: 'id', value: { kind: 'texts', texts: ['r'] } }]] },
      { table: 'broken', entries: [] },
    ]);
  });
});

import { fail, succeed } from '#domain/shared/Result';
import { PagedList } from '#ui/billing/PagedList';
import { compose } from '../../support/compose';

interface Entry {
  readonly id: string;
}

const entries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index) }));

const open = async (): Promise<PagedList<Entry>> => (await compose()).get<PagedList<Entry>>(PagedList);

it('PY-01 reads page after page until every entry is loaded', async () => {
  const list = await open();
  const requested: number[] = [];
  await list.start(async (page) => {
    requested.push(page);
    return succeed({ entries: page === 1 ? entries(1, 25) : entries(26, 31), totalEntries: 31 });
  });
  expect([list.entries?.length, list.remainingCount]).toEqual([25, 6]);
  await list.loadMore();
  expect([list.entries?.length, list.remainingCount, requested]).toEqual([31, 0, [1, 2]]);
});

it('PY-01 shows an entry once when a new entry pushes it to the next page', async () => {
  const list = await open();
  await list.start(async (page) =>
    succeed({ entries: page === 1 ? entries(1, 25) : entries(25, 26), totalEntries: 27 }),
  );
  await list.loadMore();
  expect(list.entries).toEqual(entries(1, 26));
});

it('PY-01 stops at an empty page, whatever total is reported', async () => {
  const list = await open();
  await list.start(async (page) => succeed({ entries: page === 1 ? entries(1, 25) : [], totalEntries: 40 }));
  await list.loadMore();
  expect(list.remainingCount).toBe(0);
});

it('PY-01 still lists its entries when a page fails, and requests that page again', async () => {
  const list = await open();
  let isBroken = true;
  await list.start(async (page) => {
    if (page === 1) return succeed({ entries: entries(1, 25), totalEntries: 26 });
    return isBroken ? fail({ kind: 'offline' }) : succeed({ entries: entries(26, 26), totalEntries: 26 });
  });
  await list.loadMore();
  expect(list.problem).toEqual({ kind: 'offline' });
  expect(list.entries).toHaveLength(25);
  isBroken = false;
  await list.loadMore();
  expect(list.problem).toBeUndefined();
  expect(list.entries).toHaveLength(26);
});

it('PY-01 ignores a response that arrives after disposal', async () => {
  const list = await open();
  let answer: () => void = () => undefined;
  const started = list.start(
    () => new Promise((done) => (answer = () => done(succeed({ entries: entries(1, 1), totalEntries: 1 })))),
  );
  list.dispose();
  answer();
  await started;
  expect(list.entries).toBeUndefined();
});

import { SiteSearch, type SearchIndex } from '#application/search/SiteSearch';
import { Translations } from '#ui/content/Translations';
import { SearchPresenter } from '#ui/search/SearchPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const index: SearchIndex = {
  find: (typed) => [{ path: '/tutorials/first-flight', title: `Found for ${typed}`, note: 'Flying' }],
};

/** @param answers results of opening the index, in order; the last one is repeated */
const arrange = async (answers: readonly (SearchIndex | undefined)[] = [index]) => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const left = [...answers];
  const opened = jest.fn(async () => (left.length > 1 ? left.shift() : left[0]));
  application.replace(SiteSearch, { open: opened });
  return { application, opened, search: application.get(SearchPresenter) };
};

it('TU-01 loads the index once, when the field receives focus', async () => {
  const { search, opened } = await arrange();
  await flushPromises();
  expect(opened).not.toHaveBeenCalled();
  search.onFocus();
  await flushPromises();
  search.type('fly');
  search.onFocus();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('TU-01 searches for text typed before the index loads once it has loaded', async () => {
  const { search } = await arrange();
  search.type('land');
  expect(search.state).toBe('opening');
  expect(search.results).toBeUndefined();
  await flushPromises();
  expect(search.results?.[0]?.title).toBe('Found for land');
});

it('TU-01 clears the results when the text is empty', async () => {
  const { search } = await arrange();
  search.type('land');
  await flushPromises();
  search.type('  ');
  expect(search.results).toBeUndefined();
});

it('TU-01 hides the results 100 ms after the field loses focus and restores them on focus', async () => {
  const { search, application } = await arrange();
  search.type('land');
  await flushPromises();
  search.onBlur();
  application.clock.advance(99);
  expect(search.results).toHaveLength(1);
  application.clock.advance(1);
  expect(search.results).toBeUndefined();
  expect(search.query).toBe('land');
  search.onFocus();
  expect(search.results).toHaveLength(1);
});

it('TU-01 does not show results when the index loads after the field loses focus', async () => {
  const { search, application } = await arrange();
  search.type('land');
  search.onBlur();
  application.clock.advance(100);
  await flushPromises();
  expect(search.state).toBe('open');
  expect(search.results).toBeUndefined();
});

it('TU-01 can reload an index that failed to load without losing the text', async () => {
  const { search, opened } = await arrange([undefined, index]);
  search.type('land');
  await flushPromises();
  expect(search).toMatchObject({ state: 'failed', hasLoadFailed: true, query: 'land' });
  search.onFocus();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await search.loadIndex()).toBe(true);
  expect(search.hasLoadFailed).toBe(false);
  expect(search.results).toHaveLength(1);
});

it('TU-01 Enter opens the best match and does nothing without a match', async () => {
  const { search, application } = await arrange();
  search.chooseFirst();
  expect(application.navigator.path).toBe('/');
  search.type('land');
  await flushPromises();
  search.chooseFirst();
  expect(application.navigator.path).toBe('/tutorials/first-flight');
});

it('TU-01 keeps a long text, although only its beginning is searched for', async () => {
  const { search } = await arrange();
  search.type('a'.repeat(300));
  expect(search.query).toHaveLength(300);
});

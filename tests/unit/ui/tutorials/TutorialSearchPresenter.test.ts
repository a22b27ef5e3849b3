import { TutorialSearch, type TutorialIndex } from '../../../../src/application/tutorials/TutorialSearch';
import { Translations } from '../../../../src/ui/content/Translations';
import { TutorialSearchPresenter } from '../../../../src/ui/tutorials/TutorialSearchPresenter';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

const index: TutorialIndex = {
  find: (typed) => [{ slug: 'first-flight', title: `Found for ${typed}`, category: 'Flying' }],
};

/** @param answers results of opening the index, in order; the last one is repeated */
const arrange = async (answers: readonly (TutorialIndex | undefined)[] = [index]) => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const left = [...answers];
  const opened = jest.fn(async () => (left.length > 1 ? left.shift() : left[0]));
  application.replace(TutorialSearch, { open: opened });
  return { application, opened, search: application.get(TutorialSearchPresenter) };
};

it('TU-01 the index is loaded once, when the visitor enters the field', async () => {
  const { search, opened } = await arrange();
  await settled();
  expect(opened).not.toHaveBeenCalled();
  search.enter();
  await settled();
  search.type('fly');
  search.enter();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('TU-01 text typed before the index has loaded is searched for afterwards', async () => {
  const { search } = await arrange();
  search.type('land');
  expect(search.state).toBe('opening');
  expect(search.found).toBeUndefined();
  await settled();
  expect(search.found?.[0]?.title).toBe('Found for land');
});

it('TU-01 empty text clears the results', async () => {
  const { search } = await arrange();
  search.type('land');
  await settled();
  search.type('  ');
  expect(search.found).toBeUndefined();
});

it('TU-01 results clear 100 ms after the field is left, and return with the focus', async () => {
  const { search, application } = await arrange();
  search.type('land');
  await settled();
  search.leave();
  application.clock.advance(99);
  expect(search.found).toHaveLength(1);
  application.clock.advance(1);
  expect(search.found).toBeUndefined();
  expect(search.typed).toBe('land');
  search.enter();
  expect(search.found).toHaveLength(1);
});

it('TU-01 an index that loads after the field was left shows nothing', async () => {
  const { search, application } = await arrange();
  search.type('land');
  search.leave();
  application.clock.advance(100);
  await settled();
  expect(search.state).toBe('open');
  expect(search.found).toBeUndefined();
});

it('TU-01 an index that failed to load can be retried, and the text is kept', async () => {
  const { search, opened } = await arrange([undefined, index]);
  search.type('land');
  await settled();
  expect(search).toMatchObject({ state: 'failed', wasRefused: true, typed: 'land' });
  search.enter();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await search.open()).toBe(true);
  expect(search.wasRefused).toBe(false);
  expect(search.found).toHaveLength(1);
});

it('TU-01 Enter opens the best match, or nothing without one', async () => {
  const { search, application } = await arrange();
  search.chooseFirst();
  expect(application.navigator.path).toBe('/');
  search.type('land');
  await settled();
  search.chooseFirst();
  expect(application.navigator.path).toBe('/tutorials/first-flight');
});

it('TU-01 a search has at most 200 characters', async () => {
  const { search } = await arrange();
  search.type('a'.repeat(300));
  expect(search.typed).toHaveLength(200);
});

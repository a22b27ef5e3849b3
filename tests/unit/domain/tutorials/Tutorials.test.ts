import { groupTutorials, tutorialTitle } from '#domain/tutorials/Tutorials';

const tutorial = (
  uid: string | null,
  content: { title?: string; categoryId?: string; order?: number } = {},
) => ({
  uid,
  content: { title: 'A title', categoryId: 'fly', onlyText: true, description: '', ...content },
});

const category = (uid: string, order?: number) => ({
  uid,
  content: { title: `The title of ${uid}`, description: '', icon: 'fly' as const, ...(order && { order }) },
});

const slugs = (categories: ReturnType<typeof groupTutorials>) =>
  categories.map(({ id, tutorials }) => [id, tutorials.map(({ slug }) => slug)]);

it('TU-01 sorts categories and tutorials in the editors’ order, with unordered entries last', () => {
  const tutorials = [tutorial('c'), tutorial('b', { order: 2 }), tutorial('a', { order: 1 })];
  const found = groupTutorials(
    [...tutorials, tutorial('other', { categoryId: 'build' })],
    [category('fly', 2), category('build', 1)],
  );
  expect(slugs(found)).toEqual([
    ['build', ['other']],
    ['fly', ['a', 'b', 'c']],
  ]);
});

it('TU-01 lists tutorials without a known category last and without a heading', () => {
  const found = groupTutorials(
    [tutorial('lost', { categoryId: '' }), tutorial('unknown', { categoryId: 'x' }), tutorial('known')],
    [category('fly'), category('empty')],
  );
  expect(slugs(found)).toEqual([
    ['fly', ['known']],
    ['', ['lost', 'unknown']],
  ]);
  expect(found.at(-1)?.title).toBe('');
});

it('TU-01 lists only the newer of two tutorials with the same slug and omits those without a slug', () => {
  const found = groupTutorials(
    [tutorial('same', { title: 'New' }), tutorial('same', { title: 'Old' }), tutorial(null)],
    [category('fly'), category('fly')],
  );
  expect(found.flatMap(({ tutorials }) => tutorials.map(({ title }) => title))).toEqual(['New']);
});

it('TU-01 derives a missing tutorial title from the slug', () => {
  expect(tutorialTitle('', 'first-flight')).toBe('First flight');
  expect(tutorialTitle('Take off', 'first-flight')).toBe('Take off');
});

import { createEstimator } from '#infrastructure/browser/strength/estimator';
import type { StrengthResponse } from '#infrastructure/browser/strength/messages';
import type { Language } from '#domain/language/Locale';

const estimate = async (
  language: Language,
  password: string,
  weakWords: readonly string[] = [],
): Promise<StrengthResponse> => (await createEstimator(language))({ id: 1, password, weakWords, language });

it.each(['en', 'fr', 'de'] as const)(
  'RG-01 in %s, rates a common password weak and a long, unusual password strong',
  async (language) => {
    expect(await estimate(language, 'password')).toEqual({
      id: 1,
      score: 0,
      advice: ['topTen', 'anotherWord'],
    });
    expect((await estimate(language, 'kiln ferry 7 harbour moss')).score).toBe(4);
  },
);

it.each([
  ['en', 'thunderstorm'],
  ['fr', 'aujourdhui'],
  ['de', 'entschuldigung'],
] as const)('RG-01 the %s dictionary contains common words in that language', async (language, word) => {
  expect((await estimate(language, word)).score).toBeLessThan(3);
});

it('RG-01 personal data makes a password weaker and adds a warning', async () => {
  const before = await estimate('en', 'vernecastan');
  const after = await estimate('en', 'vernecastan', ['vernecastan']);
  expect(after.score).toBeLessThan(before.score);
  expect(after.advice).toContain('userInputs');
});

it('RG-01 rates a password of the maximum length', async () => {
  expect((await estimate('en', 'aB3$'.repeat(32))).score).toBeGreaterThanOrEqual(0);
});

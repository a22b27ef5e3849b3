import { levelOf, weakWordsIn, type StrengthScore } from '../../../../src/domain/security/Strength';

it.each([
  [0, 'weak'],
  [1, 'normal'],
  [2, 'normal'],
  [3, 'strong'],
  [4, 'strong'],
] as const)('RG-01 score %d is %s', (score: StrengthScore, level) => {
  expect(levelOf(score)).toBe(level);
});

it('RG-01 the parts of names and emails are weak words, short ones are not', () => {
  expect(weakWordsIn(['Ada', 'Verne-Castan', 'New-Pilot', 'ada.v@farstead.test', ' ', 'Jo'])).toEqual([
    'ada',
    'verne-castan',
    'verne',
    'castan',
    'new-pilot',
    'new',
    'pilot',
    'ada.v@farstead.test',
    'farstead',
    'test',
  ]);
});

it('RG-01 names in any script are weak words', () => {
  expect(weakWordsIn(['Łukasz Żółć', '안녕하세요'])).toEqual(['łukasz żółć', 'łukasz', 'żółć', '안녕하세요']);
});

import { strengthLevelOf, extractWeakWords, type StrengthScore } from '#domain/security/Strength';

it.each([
  [0, 'weak'],
  [1, 'normal'],
  [2, 'normal'],
  [3, 'strong'],
  [4, 'strong'],
] as const)('RG-01 a password with score %d is %s', (score: StrengthScore, level) => {
  expect(strengthLevelOf(score)).toBe(level);
});

it('RG-01 extracts weak words from names and emails, except short parts', () => {
  expect(extractWeakWords(['Ada', 'Verne-Castan', 'New-Pilot', 'ada.v@farstead.test', ' ', 'Jo'])).toEqual([
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

it('RG-01 extracts weak words from names in any script', () => {
  expect(extractWeakWords(['Łukasz Żółć', '안녕하세요'])).toEqual([
    'łukasz żółć',
    'łukasz',
    'żółć',
    '안녕하세요',
  ]);
});

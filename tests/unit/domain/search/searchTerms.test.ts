import {
  compoundParts,
  compoundsWith,
  searchWords,
  wordsOf,
  transpositionsOf,
} from '#domain/search/searchTerms';

it.each([
  ['de-de', 'Gebäude Gebaeude GEBAUDE', ['gebaude', 'gebaude', 'gebaude']],
  ['de-de', 'Straße und Strasse', ['strasse', 'strasse']],
  ['fr-fr', 'l’épée d’acier, le cœur', ['epee', 'acier', 'coeur']],
  ['fr-fr', 'coeur été ete', ['coeur', 'ete', 'ete']],
  ['en-us', 'How do I sell ore?', ['sell', 'ore']],
] as const)('TU-01 in %s, normalizes the words of “%s”', (locale, text, words) => {
  expect(wordsOf(text, locale)).toEqual(words);
});

it('TU-01 ignores operators and punctuation and limits a search to 200 characters and 12 words', () => {
  expect(searchWords('"sell" AND -ore* OR (fly^2) [] {} \\ ~ : NOT', 'en-us')).toEqual([
    'sell',
    'ore',
    'fly',
    '2',
    'not',
  ]);
  expect(searchWords('a'.repeat(500), 'en-us')).toEqual(['a'.repeat(200)]);
  expect(searchWords(Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '), 'en-us')).toHaveLength(
    12,
  );
  expect(searchWords('   ', 'en-us')).toEqual([]);
});

const lexicon = {
  vocabulary: new Set(['markt', 'gebuhr', 'liegegebuhr', 'schiff']),
  locale: 'de-de' as const,
};

it('TU-01 finds a German word inside compounds and splits a typed compound', () => {
  expect(compoundsWith('gebuhr', lexicon)).toEqual(['liegegebuhr']);
  expect(compoundsWith('gebuhr', { ...lexicon, locale: 'en-us' })).toEqual([]);
  expect(compoundParts('marktgebuhren', lexicon)).toEqual(['markt', 'gebuhr']);
  expect(compoundParts('raumschiffe', lexicon)).toEqual(['schiff']);
  expect(compoundParts('unbekannt', lexicon)).toEqual([]);
  expect(compoundParts('marktgebuhren', { ...lexicon, locale: 'fr-fr' })).toEqual([]);
});

it('TU-01 corrects two swapped letters only in unknown words', () => {
  const lexicon = { vocabulary: new Set(['voxel', 'first', 'flight']), locale: 'en-us' } as const;
  expect(
    ['voxle', 'frist', 'voxel', 'flihgts', 'ovx'].map((word) => transpositionsOf(word, lexicon)),
  ).toEqual([['voxel'], ['first'], [], [], []]);
});

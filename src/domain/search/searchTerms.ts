import { normalizeText } from '../shared/normalizeText';
import type { Locale } from '../language/Locale';

/** Only the beginning of a long text is searched for. */
const maxSearchLength = 200;

/** Maximum number of words. Further words are ignored, because they do not improve a search. */
const maxWords = 12;

/** Words that are ignored because they occur in every tutorial. */
const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'en-us': new Set(
    'a an and are as at be by can do does for from how i in is it me my of on or the to what when where with you your'.split(
      ' ',
    ),
  ),
  'de-de': new Set(
    'aber als am an auf aus bei bin da das dem den der des die du ein eine einem einen einer es fur ich im in ist kann man mein meine mit nach oder sich sie sind so und uber um vom von vor wann was wenn wer wie wird wo zu zum zur'.split(
      ' ',
    ),
  ),
  'fr-fr': new Set(
    'au aux avec ce ces comment dans de des du elle en est et il je la le les leur ma mes mon ne on ou par pas pour qu que qui quoi sa se ses son sont sur un une vers vos votre vous'.split(
      ' ',
    ),
  ),
};

/** Unifies spellings: `Gebäude`, `Gebaeude` and `gebaude` become one word, as do `cœur`/`coeur` and `été`/`ete`. */
const fold = (text: string, locale: Locale): string => {
  const plain = normalizeText(text).replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return locale === 'de-de' ? plain.replace(/([aou])e/g, '$1') : plain;
};

/** Returns the normalized words of a text, in order. Omits operators, quotes and French elisions (`l’eau`). */
export const wordsOf = (text: string, locale: Locale): readonly string[] =>
  (fold(text, locale).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      !stopWords[locale].has(word) && (word.length > 1 || /\p{N}/u.test(word) || /[^\p{ASCII}]/u.test(word)),
  );

export const searchWords = (typed: string, locale: Locale): readonly string[] =>
  [...new Set(wordsOf(typed.slice(0, maxSearchLength), locale))].slice(0, maxWords);

/**
 * Returns the words in `vocabulary` that contain the entered word: `liegegebuhr` for `gebuhr`. German only, because
 * German compounds are written as one word.
 */
export const compoundsWith = (word: string, { vocabulary, locale }: Lexicon): readonly string[] =>
  locale === 'de-de' && word.length >= minContainedLength
    ? [...vocabulary].filter((known) => known.length > word.length && known.includes(word))
    : [];

/** Returns the vocabulary words that form a German compound: `markt` and `gebuhr` for `marktgebuhren`. */
export const compoundParts = (word: string, lexicon: Lexicon): readonly string[] => {
  if (lexicon.locale !== 'de-de') return [];
  // Tries the longest ending first, because the last part determines the meaning of a compound.
  for (let cut = minPartLength; cut <= word.length - minContainedLength; cut += 1) {
    const tail = knownWord(word.slice(cut), endings, lexicon);
    if (tail === undefined) continue;
    const head = knownWord(word.slice(0, cut), links, lexicon);
    return head === undefined ? [tail] : [head, tail];
  }
  return [];
};

interface Lexicon {
  readonly vocabulary: ReadonlySet<string>;
  readonly locale: Locale;
}

const minPartLength = 3;
const minContainedLength = 4;

/** Linking elements that may follow the first part of a compound: `Handel-s-ordnung`. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns'];

const endings = ['', 'e', 'n', 's', 'en', 'er', 'es', 'ern'];

const knownWord = (part: string, ends: readonly string[], { vocabulary }: Lexicon): string | undefined =>
  ends
    .filter((end) => part.endsWith(end))
    .map((end) => part.slice(0, part.length - end.length))
    .find((bare) => bare.length >= minPartLength && vocabulary.has(bare));

/** Returns the vocabulary words that result from swapping two adjacent letters: `voxel` for `voxle`. */
export const transpositionsOf = (word: string, { vocabulary }: Lexicon): readonly string[] =>
  word.length < 4 || vocabulary.has(word)
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ).filter((swapped) => vocabulary.has(swapped));

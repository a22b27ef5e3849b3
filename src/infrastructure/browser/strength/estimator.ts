import type { Language } from '#domain/language/Locale';
import type { StrengthResponse, StrengthQuestion } from './messages';

interface LanguagePack {
  readonly dictionary: Record<string, (string | number)[]>;
}

/** One chunk per language with a zxcvbn package. Other languages use the English dictionary. */
const packs: Readonly<Partial<Record<Language, () => Promise<LanguagePack>>>> & {
  readonly en: () => Promise<LanguagePack>;
} = {
  en: () => import(/* webpackChunkName: "strength-en" */ '@zxcvbn-ts/language-en'),
  fr: () => import(/* webpackChunkName: "strength-fr" */ '@zxcvbn-ts/language-fr'),
  de: () => import(/* webpackChunkName: "strength-de" */ '@zxcvbn-ts/language-de'),
};

const brandWords = ['farstead', 'starport'];

export type Estimate = (question: StrengthQuestion) => StrengthResponse;

export const createEstimator = async (language: Language): Promise<Estimate> => {
  const [{ ZxcvbnFactory }, common, pack] = await Promise.all([
    import(/* webpackChunkName: "strength-core" */ '@zxcvbn-ts/core'),
    import(/* webpackChunkName: "strength-common" */ '@zxcvbn-ts/language-common'),
    (packs[language] ?? packs.en)(),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...pack.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return ({ id, password, weakWords }) => {
    const { score, feedback } = zxcvbn.check(password, [...weakWords, ...brandWords]);
    return { id, score, advice: [...(feedback.warning ? [feedback.warning] : []), ...feedback.suggestions] };
  };
};

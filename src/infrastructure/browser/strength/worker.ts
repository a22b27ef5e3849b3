import type { Language } from '#domain/language/Locale';
import { createEstimator, type Estimate } from './estimator';
import type { StrengthQuestion } from './messages';

const estimators = new Map<Language, Promise<Estimate>>();

const estimatorOf = (language: Language): Promise<Estimate> => {
  const estimator = estimators.get(language) ?? createEstimator(language);
  estimators.set(language, estimator);
  return estimator;
};

self.addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  // Rethrown in a timer so that the page's error listener receives it.
  const failed = (error: unknown) =>
    setTimeout(() => {
      throw error;
    });
  void estimatorOf(data.language).then((estimate) => self.postMessage(estimate(data)), failed);
});

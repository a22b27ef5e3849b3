import type { Faq } from '#domain/content/models/faqFields';
import { plainText } from '#domain/content/RichText';
import type { PageHead } from '../app/Pages';

/** Converts a page's FAQ to structured data for the document head. */
export const faqForHead = (faq: Faq | undefined): NonNullable<PageHead['questions']> =>
  (faq?.questions ?? []).map(({ question, answer }) => ({ question, answer: plainText(answer) }));

import type { Faq } from '../../domain/content/models/faqFields';
import { plainText } from '../../domain/content/RichText';
import type { PageHead } from '../app/Pages';

/** The questions of a page as its head has them, for machines. */
export const asked = (faq: Faq | undefined): NonNullable<PageHead['questions']> =>
  (faq?.questions ?? []).map(({ question, answer }) => ({ question, answer: plainText(answer) }));

import type { ContentOf } from '../model/Field';
import { group, list, withName, richText, text } from '../model/fields';

export const faq = group(
  {
    title: text(),
    questions: withName(
      'faq',
      list({ question: text(), answer: richText('text') }, { needs: ['question', 'answer'] }, 'List'),
    ),
  },
  { label: 'Questions' },
);

export type Faq = ContentOf<typeof faq>;

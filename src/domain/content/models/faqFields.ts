import type { ContentOf } from '../model/Field';
import { group, list, named, richText, text } from '../model/fields';

export const faq = group(
  {
    title: text(),
    questions: named(
      'faq',
      list({ question: text(), answer: richText('text') }, { needs: ['question', 'answer'] }, 'List'),
    ),
  },
  { label: 'Questions' },
);

export type Faq = ContentOf<typeof faq>;

import { group, list, model, richText, text } from '../model/fields';
import { linkFields } from './linkFields';
import { meta } from './metaFields';

const searchWords = text('Words that players search for and the text does not have');

/** The help page. The site's search also finds its questions and `pages`. */
export const helpPage = model('help_page', {
  meta,
  title: text(),
  intro: text('Text under the title'),
  faq: group(
    {
      title: text(),
      questions: list(
        {
          anchor: text('Place on the page, the same in all languages'),
          question: text(),
          answer: richText('text'),
          searchWords,
        },
        { needs: ['anchor', 'question', 'answer'] },
        'List',
      ),
    },
    { label: 'Questions' },
  ),
  orders: group({ title: text(), text: text() }, { label: 'Orders and cases' }),
  orderLinks: list({ ...linkFields, text: text() }, { needs: ['label'] }, 'Orders and cases: links'),
  contact: group({ title: text(), text: text() }, { label: 'Contact form' }),
  others: group({ title: text() }, { label: 'Other help' }),
  otherLinks: list({ ...linkFields, text: text() }, { needs: ['label'] }, 'Other help: links'),
  pages: list(
    { ...linkFields, text: text('What kind of page it is'), searchWords },
    { needs: ['label'] },
    'Pages that the search finds',
  ),
});

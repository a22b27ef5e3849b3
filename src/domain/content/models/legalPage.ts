import { legalPageKeys } from '../../navigation/legalSlugs';
import type { ContentOf } from '../model/Field';
import { date, group, list, model, withName, number, richText, select, text } from '../model/fields';

export const legalPage = model(
  'legal_page',
  {
    pageKey: select(legalPageKeys, undefined, 'Which page (the same in all languages)'),
    title: text(),
    order: number('Place in the side navigation'),
    updated: date('Last updated'),
    before: withName('content_before', richText('page', 'Text, before the data table if there is one')),
    dataRows: list(
      { data: text(), purpose: text(), basis: text('Legal basis'), keptFor: text() },
      {},
      'Data table (privacy pages)',
    ),
    after: withName('content_after', richText('page', 'Text after the data table')),
    meta: group({ description: text() }),
  },
  { uid: 'Slug, in the language of the page' },
);

export type LegalPage = ContentOf<typeof legalPage>;

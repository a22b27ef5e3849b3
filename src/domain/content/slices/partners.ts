import type { ContentOf } from '../model/Field';
import { list, picture, slice, text } from '../model/fields';

export const partnerCategory = slice(
  {
    categoryName: text(),
    text: text('Text under the name'),
    items: list(
      {
        partnerName: text(),
        text: text('What they do'),
        partnerLink: text('Https address of their site'),
        image: picture('Logo, for a dark background'),
      },
      { needs: ['partnerName'] },
      'Partners',
    ),
  },
  { needs: ['items'] },
);

export type PartnerCategory = ContentOf<typeof partnerCategory>;

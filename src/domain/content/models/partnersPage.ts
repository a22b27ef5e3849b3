import type { ContentOf } from '../model/Field';
import { group, model, picture, slices, text } from '../model/fields';
import { partnerCategory } from '../slices/partners';
import { meta } from './metaFields';

export const partnersPage = model('partners_page', {
  meta,
  title: text(),
  text: text('Text under the title'),
  picture: picture(),
  body: slices({ partnerCategory }),
  join: group(
    { title: text(), text: text(), button: text('Label of the button that leads to the contact page') },
    { label: 'How to become one' },
  ),
});

export type PartnersPage = ContentOf<typeof partnersPage>;

import { group, model, picture, richText, text } from '../model/fields';
import { linkFields } from './linkFields';
import { meta } from './metaFields';

export const pointsPage = model('points_page', {
  meta,
  title: text(),
  description: richText('text'),
  button: group(linkFields, { label: 'Button' }),
  footer: richText('text', 'Text at the end'),
  picture: picture(),
});

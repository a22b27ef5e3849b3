import { file, group, list, model, picture, text } from '../model/fields';
import { address, label, page } from './linkFields';

export const thankYouPage = model('thank_you_page', {
  picture: picture(),
  keyMapping: group(
    { title: text(), text: text(), label: text('Label of the download'), file: file('Zip') },
    { needs: ['label', 'file'] },
  ),
  community: group({ title: text(), text: text() }),
  links: list({ label, page, address }, {}, 'Community: links'),
});

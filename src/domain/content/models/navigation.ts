import { list, model, picture, select, text } from '../model/fields';
import { label, linkFields, page } from './linkFields';

const access = select(['everyone', 'player', 'backer'], 'everyone', 'Shown to');

export const navigation = model('navigation', {
  menu: list({ key: text('Key, for its blocks'), ...linkFields }),
  menuBlocks: list(
    {
      menu: text('Key of the menu it belongs to'),
      title: text(),
      text: text(),
      picture: picture(),
      links: list({ text: text(), ...linkFields }),
    },
    {},
    'Blocks of the sub-menus',
  ),
  profileLinks: list({ label, page, access }, {}, 'Profile menu'),
  accountGroups: list({ key: text('Key, for its links'), label: text() }, {}, 'Groups of the account menu'),
  accountLinks: list(
    { label, page, access, group: text('Key of its group; empty above all groups') },
    {},
    'Account sections',
  ),
});

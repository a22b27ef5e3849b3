import { socialNetworks } from '../../navigation/Footer';
import { list, model, picture, select, text } from '../model/fields';
import { address, label, page } from './linkFields';

export const footer = model('footer', {
  links: list({ label, page, address, emphasis: select(['big', 'simple'], 'simple') }),
  socials: list({ network: select(socialNetworks), label, address }, {}, 'Social networks'),
  advertisements: list(
    {
      title: text(),
      text: text(),
      picture: picture(),
      linkLabel: text('Label of the link'),
      page,
      address,
    },
    {},
    'Advertisement (the first that has a title or a text is shown)',
  ),
});

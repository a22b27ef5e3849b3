import { socialNetworks } from '../../navigation/Footer';
import { list, model, select, text } from '../model/fields';
import { address, label, page } from './linkFields';
import { meta } from './metaFields';

/** Community links for players in the launcher (LN-02). */
export const launcherCommunity = model('launcher_community', {
  meta,
  title: text(),
  text: text(),
  links: list(
    { network: select(socialNetworks), label, text: text('What happens there'), page, address },
    {},
    'Links',
  ),
});

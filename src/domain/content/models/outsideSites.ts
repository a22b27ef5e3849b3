import { boolean, list, model, text } from '../model/fields';
import { address } from './linkFields';

export const outsideSites = model('outside_sites', {
  sites: list({
    key: text('Key (names its confirmation page)'),
    name: text(),
    address,
    // Visitors must confirm unless an editor turns this off.
    asks: boolean(true, 'Visitors are asked before they go there'),
  }),
});

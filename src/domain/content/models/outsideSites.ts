import { boolean, list, model, text } from '../model/fields';
import { address } from './linkFields';

/** Sites that links lead to (SH-14). */
export const outsideSites = model('outside_sites', {
  sites: list({
    key: text('Key (names its confirmation page)'),
    name: text(),
    address,
    // Whoever leaves this field out wants visitors to be asked.
    asks: boolean(true, 'Visitors are asked before they go there'),
  }),
});

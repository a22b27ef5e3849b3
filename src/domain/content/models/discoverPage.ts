import { model, number, slices } from '../model/fields';
import { sections } from '../slices/sections';
import { intro } from './introFields';
import { meta } from './metaFields';

/** Pages under /landing (LP-01). */
export const discoverPage = model(
  'discover_page',
  {
    meta,
    order: number('Place among these pages'),
    intro,
    body: slices(sections),
  },
  { uid: 'Name in the address, the same in all languages', allowsEmpty: true },
);

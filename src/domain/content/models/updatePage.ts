import type { ContentOf } from '../model/Field';
import { date, model, slices } from '../model/fields';
import { sections, updateCarousel } from '../slices/sections';
import { intro } from './introFields';
import { meta } from './metaFields';

/** Pages under /updates, which describe what a version of the game changes (LP-01). */
export const updatePage = model(
  'update_page',
  {
    meta,
    released: date('Day of the release'),
    intro,
    body: slices({ ...sections, updateCarousel }),
  },
  { uid: 'Name in the address, the same in all languages', allowsEmpty: true },
);

export type UpdatePage = ContentOf<typeof updatePage>;

export type PageSection = UpdatePage['body'][number];

/** The section with the given slice type. */
export type SectionOf<K extends PageSection['slice']> = Extract<PageSection, { readonly slice: K }>;

/** A picture with texts and a button, each of which may be missing. */
export type Box = SectionOf<'threeBox'>['boxes'][number];

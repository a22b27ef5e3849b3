import { text } from '../model/fields';

/** Fields of a link. Each list or group selects the fields that it needs. */
export const linkFields = {
  label: text(),
  page: text('Page (id of the route table)'),
  slug: text('Which one, where a page stands for several'),
  anchor: text('Place on the page'),
  address: text('Https address of another site, instead of a page'),
};

export const { label, page, address } = linkFields;

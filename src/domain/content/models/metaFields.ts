import { group, text } from '../model/fields';

/** What the document's title and description say (SH-06). */
export const meta = group({
  title: text('Title in the browser and in search results'),
  description: text('Description in search results'),
});

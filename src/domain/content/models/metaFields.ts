import { group, text } from '../model/fields';

export const meta = group({
  title: text('Title in the browser and in search results'),
  description: text('Description in search results'),
});

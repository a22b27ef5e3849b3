import { group, list, model, text } from '../model/fields';
import { linkFields } from './linkFields';
import { meta } from './metaFields';

/** SS-01. The servers and their maintenance are documents of their own. */
export const serverStatusPage = model('server_status_page', {
  meta,
  title: text(),
  intro: text('Text under the title'),
  calendar: group({ title: text(), description: text() }, { label: 'Maintenance calendar and feeds' }),
  support: group({ title: text(), text: text() }, { label: 'Support, where a server has no description' }),
  supportLinks: list({ ...linkFields, text: text() }, { needs: ['label'] }, 'Support: links'),
});

import { group, list, model, text } from '../model/fields';
import { linkFields } from './linkFields';
import { meta } from './metaFields';

/** The status page (SS-01). Servers and their maintenance are separate documents. */
export const serverStatusPage = model('server_status_page', {
  meta,
  title: text(),
  intro: text('Text under the title'),
  calendar: group({ title: text(), description: text() }, { label: 'Maintenance calendar and feeds' }),
  support: group({ title: text(), text: text() }, { label: 'Support, where a server has no description' }),
  supportLinks: list({ ...linkFields, text: text() }, { needs: ['label'] }, 'Support: links'),
});

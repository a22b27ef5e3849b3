import { group, list, model, picture, richText, text } from '../model/fields';
import { linkFields } from './linkFields';
import { meta } from './metaFields';

/** The tutorials page (TU-01). The tutorials themselves are separate documents. */
export const tutorialsPage = model('tutorials_page', {
  meta,
  title: text(),
  intro: text('Text under the title'),
  about: group({ title: text(), text: richText('text'), picture: picture() }, { label: 'About' }),
  help: group({ title: text(), text: text() }, { label: 'Other help' }),
  helpLinks: list({ ...linkFields, text: text() }, { needs: ['label'] }, 'Other help: links'),
});

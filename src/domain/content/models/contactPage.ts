import type { ContentOf } from '../model/Field';
import { file, group, list, model, number, picture, richText, text } from '../model/fields';
import { meta } from './metaFields';

/** The press page (PR-01, PR-02). */
export const contactPage = model('contact_page', {
  meta,
  intro: group({ title: text(), text: richText('text'), picture: picture() }),
  releases: group({ title: text(), text: text() }, { label: 'Press releases' }),
  kit: group(
    {
      title: text(),
      text: text(),
      contents: list({ text: text() }, { needs: ['text'] }, 'What is in it'),
      button: text('Label of the button'),
      file: file('Archive; the one that is built with the site where it is empty'),
      bytes: number('Its size in bytes', { min: 1 }),
    },
    { label: 'Press kit' },
  ),
  form: group(
    {
      title: text(),
      text: text(),
      subjects: list({ text: text() }, { needs: ['text'] }, 'Subjects to choose from'),
    },
    { label: 'Contact form' },
  ),
  messages: group(
    {
      subject: text('No subject was chosen'),
      about: text('What it is about was left empty'),
      name: text('The name was left empty'),
      email: text('The email was left empty'),
      emailPattern: text('The email is not an address'),
      message: text('The message was left empty'),
    },
    { label: 'Messages beside the fields' },
  ),
  socials: group({ title: text(), text: text() }, { label: 'Social networks' }),
  contacts: group({
    title: text(),
    people: list(
      { name: text(), role: text(), text: text('What to ask them'), email: text() },
      { needs: ['name'] },
      'Contacts',
    ),
  }),
});

export type ContactPage = ContentOf<typeof contactPage>;

import type { ContentOf } from '../model/Field';
import { model, richText, text, timestamp } from '../model/fields';

/** Release notes, as shown in the launcher (LN-02). */
export const launcherRelease = model(
  'launcher_release',
  {
    title: text(),
    description: text('In a sentence'),
    date: timestamp('Date of the release'),
    content: richText('page', 'Notes'),
  },
  { uid: 'Id, the same in all languages', allowsEmpty: true },
);

export type LauncherReleaseContent = ContentOf<typeof launcherRelease>;

import type { ContentOf } from '../model/Field';
import { boolean, model, picture, richText, select, text, timestamp } from '../model/fields';

const launcherNewsTypes = ['update', 'event', 'community', 'service'] as const;

/** A story in the launcher (LN-01). */
export const launcherNews = model(
  'launcher_news',
  {
    type: select(launcherNewsTypes),
    title: text(),
    date: timestamp('Date of publication'),
    dateModified: timestamp('Last modified: the order of the stories; the date where it is empty'),
    pinned: boolean(false, 'Stands before all other stories'),
    picture: picture('Picture in the list'),
    detailPicture: picture('Picture over the story; that of the list where it is empty'),
    description: text('In a sentence'),
    content: richText('page', 'Text'),
  },
  { uid: 'Id, the same in all languages', allowsEmpty: true },
);

export type LauncherNewsContent = ContentOf<typeof launcherNews>;

import type { ContentOf } from '../model/Field';
import { videoFile, group, list, model, number, picture, text } from '../model/fields';
import { faq } from './faqFields';
import { meta } from './metaFields';

/** The recruitment page (RA-01). Its rewards are also shown in the account (RC-01). */
export const recruitPage = model('recruit_page', {
  meta,
  title: text(),
  text: text('Text under the title'),
  picture: picture(),
  button: text('Label of the button that leads to the player’s own link'),
  intro: group(
    { button: text('Label of the button that opens it'), title: text(), film: videoFile() },
    { needs: ['film'], label: 'Introduction film' },
  ),
  how: group(
    {
      title: text(),
      steps: list({ title: text(), text: text() }, { needsOne: ['title', 'text'] }, 'Steps, in their order'),
    },
    { label: 'How it works' },
  ),
  rewards: group({
    title: text(),
    text: text(),
    items: list(
      {
        pack: number('Number of the pack in the account; empty for a reward that is none', { min: 1 }),
        name: text(),
        condition: text('What unlocks a reward that is no pack of the account'),
        image: picture(),
      },
      { needs: ['name'] },
      'Rewards, in their order',
    ),
  }),
  faq,
});

export type RecruitPage = ContentOf<typeof recruitPage>;

import type { ContentOf } from '../model/Field';
import { group, list, model, withName, picture, richText, text } from '../model/fields';
import { meta } from './metaFields';
import { titleAndText } from './textFields';

const titleAndRichText = { title: text(), text: richText('text') };

export const contestPage = model('contest_page', {
  meta,
  label: text('Label over the title'),
  title: text(),
  text: richText('text'),
  picture: picture(),
  button: text('Label of the button'),
  notEligible: group(titleAndRichText, { label: 'Who may not enter' }),
  prizes: group({
    title: text(),
    items: withName('prizes', list(titleAndText, { needs: ['title'] }, 'Prizes')),
  }),
  steps: group({
    title: text(),
    items: withName('steps', list(titleAndText, { needs: ['title'] }, 'How it works')),
  }),
  rules: group({
    ...titleAndText,
    items: withName('rules', list(titleAndRichText, { needs: ['title', 'text'] }, 'Rules of participation')),
  }),
  faq: group({
    title: text(),
    questions: withName(
      'faq',
      list({ question: text(), answer: richText('text') }, { needs: ['question', 'answer'] }, 'Questions'),
    ),
  }),
});

export type ContestPage = ContentOf<typeof contestPage>;

/** Content that is shown after the player has entered the contest. */
export const contestThanksPage = model('contest_thanks_page', {
  meta,
  label: text('Label over the title'),
  title: text(),
  text: richText('text'),
  picture: picture(),
  next: group({
    title: text(),
    items: withName('next', list(titleAndRichText, { needs: ['title'] }, 'What happens next')),
  }),
});

export type ContestThanksPage = ContentOf<typeof contestThanksPage>;

import type { ContentOf } from '../model/Field';
import { group, list, model, named, picture, richText, text } from '../model/fields';
import { meta } from './metaFields';

const titled = { title: text(), text: text() };

const titledRichly = { title: text(), text: richText('text') };

export const contestPage = model('contest_page', {
  meta,
  label: text('Label over the title'),
  title: text(),
  text: richText('text'),
  picture: picture(),
  button: text('Label of the button'),
  notEligible: group(titledRichly, { label: 'Who may not enter' }),
  prizes: group({
    title: text(),
    items: named('prizes', list(titled, { needs: ['title'] }, 'Prizes')),
  }),
  steps: group({
    title: text(),
    items: named('steps', list(titled, { needs: ['title'] }, 'How it works')),
  }),
  rules: group({
    ...titled,
    items: named('rules', list(titledRichly, { needs: ['title', 'text'] }, 'Rules of participation')),
  }),
  faq: group({
    title: text(),
    questions: named(
      'faq',
      list({ question: text(), answer: richText('text') }, { needs: ['question', 'answer'] }, 'Questions'),
    ),
  }),
});

export type ContestPage = ContentOf<typeof contestPage>;

/** Shown once the player has entered. */
export const contestThanksPage = model('contest_thanks_page', {
  meta,
  label: text('Label over the title'),
  title: text(),
  text: richText('text'),
  picture: picture(),
  next: group({
    title: text(),
    items: named('next', list(titledRichly, { needs: ['title'] }, 'What happens next')),
  }),
});

export type ContestThanksPage = ContentOf<typeof contestThanksPage>;

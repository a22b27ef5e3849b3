import type { ContentOf } from '../model/Field';
import { group, list, model, picture, richText, select, text } from '../model/fields';
import { faq } from './faqFields';
import { meta } from './metaFields';
import { titleAndText } from './textFields';

export const perkIcons = ['time', 'key', 'build', 'answer', 'material', 'name'] as const;

export const creatorsPage = model('creators_page', {
  meta,
  title: text(),
  text: text('Text under the title'),
  picture: picture(),
  why: group(
    {
      title: text(),
      text: richText('text'),
      points: list(titleAndText, { needsOne: ['title', 'text'] }, 'Reasons'),
    },
    { label: 'Why' },
  ),
  perks: group({
    ...titleAndText,
    items: list(
      { icon: select(perkIcons), ...titleAndText },
      { needsOne: ['title', 'text'] },
      'What creators get',
    ),
  }),
  rules: group(
    { title: text(), items: list({ text: text() }, { needs: ['text'] }, 'Rules') },
    { label: 'What is asked of creators' },
  ),
  apply: group(
    { ...titleAndText, button: text('Label of the button; it leads to the first site that is asked about') },
    { label: 'Application' },
  ),
  faq,
});

export type CreatorsPage = ContentOf<typeof creatorsPage>;

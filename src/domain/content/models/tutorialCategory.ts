import { model, withName, number, select, text } from '../model/fields';

const tutorialIcons = ['start', 'build', 'fly', 'trade', 'lead', 'fight'] as const;

export const tutorialCategory = model(
  'tutorial_category',
  {
    title: withName('category_title', text()),
    description: text(),
    icon: select(tutorialIcons, 'start'),
    order: number('Place among the categories'),
  },
  { uid: 'Id, the same in all languages' },
);

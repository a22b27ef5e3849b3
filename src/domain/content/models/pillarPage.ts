import type { ContentOf } from '../model/Field';
import { boolean, group, list, model, picture, slices, text } from '../model/fields';
import { articleQuote } from '../slices/article';
import { pillarFigures, pillarSteps, pillarText } from '../slices/pillar';
import { meta } from './metaFields';

export const pillarPage = model(
  'pillar_page',
  {
    meta,
    ready: boolean(false, 'Ready to be read: until then the page says that it is coming soon'),
    name: text('Name of the pillar, for its navigation'),
    linkLabel: text('Label of links that lead here'),
    title: text(),
    lead: text('First paragraph'),
    picture: picture(),
    body: slices({ pillarText, pillarFigures, pillarSteps, articleQuote }),
    tutorials: list({ slug: text('Slug of the tutorial') }, { needs: ['slug'] }, 'Tutorials to read next'),
    articles: list({ slug: text('Slug of the article') }, { needs: ['slug'] }, 'Articles to read next'),
    closing: group({ title: text(), text: text(), button: text('Label of the button to the shop') }),
  },
  { uid: 'Which page: builders, building, merchants, fighters or leaders' },
);

export type PillarPageContent = ContentOf<typeof pillarPage>;

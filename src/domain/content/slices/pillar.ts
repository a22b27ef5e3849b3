import { group, list, picture, richText, select, slice, text } from '../model/fields';
import { linkFields } from '../models/linkFields';

/** A picture next to text, or text alone. */
export const pillarText = slice(
  {
    title: text(),
    text: richText('text'),
    picture: picture(),
    direction: select(
      ['left', 'right'],
      undefined,
      'Side of the picture; left and right by turns where it is empty',
    ),
    link: group(linkFields, { label: 'Link' }),
  },
  { needsOne: ['title', 'text', 'picture'] },
);

export const pillarFigures = slice(
  {
    title: text(),
    figures: list(
      { figure: text('Figure, as it is read'), text: text('What it counts') },
      { needs: ['figure', 'text'] },
    ),
  },
  { needs: ['figures'] },
);

export const pillarSteps = slice(
  {
    title: text(),
    steps: list({ title: text(), text: text() }, { needsOne: ['title', 'text'] }),
  },
  { needs: ['steps'] },
);

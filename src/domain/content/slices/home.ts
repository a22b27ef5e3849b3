import { film, list, number, picture, select, slice, text, video } from '../model/fields';

const titled = { title: text(), text: text() };

export const reboot = slice(
  {
    label: text('Edition'),
    ...titled,
    picture: picture(),
    points: list(titled, {}, 'What is new'),
  },
  { needs: ['title'] },
);

export const pillars = slice(
  {
    pillars: list(
      { pillar: select(['builders', 'merchants', 'fighters', 'leaders']), ...titled, picture: picture() },
      { needsOne: ['title', 'text', 'picture'] },
    ),
  },
  { needs: ['pillars'] },
);

export const quote = slice(
  { text: text('Quote'), author: text('Who says it'), role: text('What they do') },
  { needs: ['text'] },
);

export const evening = slice(
  {
    blocks: list(
      { label: text('When, as the clock of the game says it'), ...titled, picture: picture() },
      { needsOne: ['title', 'text', 'picture'] },
    ),
  },
  { needs: ['blocks'] },
);

export const reviews = slice(
  {
    reviews: list(
      {
        text: text('Text, without quotation marks'),
        author: text('Who says it'),
        role: text('Outlet or trade'),
        score: number('Score out of ten', { min: 0, max: 10 }),
      },
      { needs: ['text'] },
    ),
  },
  { needs: ['reviews'] },
);

/** Includes a self-hosted video, or a video on another platform (HO-02). */
export const ownServer = slice(
  {
    ...titled,
    // A term requires its explanation.
    points: list(titled, { needs: ['title', 'text'] }),
    picture: picture('Cover of the video'),
    video: video('Video on another platform'),
    film: film('Film of our own, instead'),
    videoTitle: text('Title of the video'),
  },
  { needs: ['title'] },
);

import { videoFile, list, number, picture, select, slice, text, platformVideo } from '../model/fields';
import { titleAndText } from '../models/textFields';

export const reboot = slice(
  {
    label: text('Edition'),
    ...titleAndText,
    picture: picture(),
    points: list(titleAndText, {}, 'What is new'),
  },
  { needs: ['title'] },
);

export const pillars = slice(
  {
    pillars: list(
      {
        pillar: select(['builders', 'merchants', 'fighters', 'leaders']),
        ...titleAndText,
        picture: picture(),
      },
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
      { label: text('When, as the clock of the game says it'), ...titleAndText, picture: picture() },
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
    ...titleAndText,
    // A title needs a text that explains it, and vice versa.
    points: list(titleAndText, { needs: ['title', 'text'] }),
    picture: picture('Cover of the video'),
    video: platformVideo('Video on another platform'),
    film: videoFile('Film of our own, instead'),
    videoTitle: text('Title of the video'),
  },
  { needs: ['title'] },
);

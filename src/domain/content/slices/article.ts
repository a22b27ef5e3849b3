import { videoFile, list, picture, richText, slice, text, platformVideo } from '../model/fields';

export const articleText = slice({ text: richText('page') }, { needs: ['text'] });

export const articleQuote = slice(
  {
    text: text('Quote, without quotation marks'),
    author: text('Who says it'),
    role: text('What they do'),
  },
  { needs: ['text'] },
);

/** A single picture fills the text column; several pictures are shown side by side. */
export const articlePictures = slice(
  { pictures: list({ picture: picture(), note: text('Text under the picture') }, { needs: ['picture'] }) },
  { needs: ['pictures'] },
);

/** A self-hosted video, or a video or post on another platform, which requires consent (CC-05). */
export const articleVideo = slice({
  title: text('Title of the film'),
  video: platformVideo('Address of a video or post on another platform'),
  film: videoFile('Film of our own, instead'),
  picture: picture('Cover of the film'),
});

import { list, model, number, text } from '../model/fields';
import { meta } from './metaFields';

/** Texts for the files of the media library. The files' URLs come from the API. */
export const mediaPage = model(
  'media_page',
  {
    meta,
    title: text(),
    intro: text(),
    items: list(
      {
        name: text('Name of the file, without variant and extension'),
        title: text(),
        alt: text('What the picture shows'),
        text: text(),
        author: text(),
        coordinates: text(),
        width: number('Width of the original in pixels', { min: 1 }),
        height: number('Height of the original in pixels', { min: 1 }),
        seconds: number('Length of a film in seconds', { min: 1 }),
        chapters: text('Chapters of a film, one a line: 12 Title, from second 12'),
      },
      { needs: ['name'] },
    ),
  },
  { uid: 'Category: media, screenshots, videos, wallpapers, conceptart or documents' },
);

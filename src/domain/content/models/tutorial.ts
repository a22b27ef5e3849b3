import {
  boolean,
  date,
  list,
  model,
  withName,
  number,
  picture,
  richText,
  text,
  platformVideo,
} from '../model/fields';

export const tutorial = model(
  'tutorial',
  {
    title: text(),
    categoryId: text('Id of the category (the same in all languages)'),
    order: number('Place in the category'),
    onlyText: boolean(true, 'Only text: the video is not shown'),
    video: withName('video_link', platformVideo('Video on another platform')),
    picture: withName('image_intro', picture('Picture over the text, where there is no video')),
    description: text('In a sentence: for lists and search results'),
    content: richText('page', 'Text'),
    searchWords: text('Words that players search for and the text does not have'),
    updated: date('Last updated'),
    nextTutorials: list({ slug: text('Slug of the tutorial') }, { needs: ['slug'] }, 'What to read next'),
  },
  { uid: 'Slug, the same in all languages' },
);

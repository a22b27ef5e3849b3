import type { ContentOf } from '../model/Field';
import { boolean, group, model, picture, slices, text, timestamp } from '../model/fields';
import { articlePictures, articleQuote, articleText, articleVideo } from '../slices/article';
import { meta } from './metaFields';

/** News and press releases (NE-01, PR-01). */
export const newsArticle = model(
  'news_article',
  {
    meta,
    title: text(),
    category: text(
      'Category, the same in all languages: patch-notes, dev-diaries, player-stories, events or press-release',
    ),
    published: timestamp('Date of publication'),
    author: text('Who wrote it'),
    lead: text('First paragraph'),
    picture: picture(),
    inCarousel: boolean(false, 'Shown in the carousel of the news page'),
    body: slices({ articleText, articleQuote, articlePictures, articleVideo }),
    card: group({
      title: text('Title where there is little room; the title where it is empty'),
      text: text('Text where there is little room; the first paragraph where it is empty'),
    }),
  },
  // An editor who takes the last article offline wants an empty list, not the bundled articles.
  { uid: 'Slug, the same in all languages; made of the title where it is empty', allowsEmpty: true },
);

export type NewsArticle = ContentOf<typeof newsArticle>;

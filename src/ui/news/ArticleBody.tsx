import { observer } from 'mobx-react-lite';
import { fallbackVideoUrl } from '#domain/content/VideoFile';
import type { NewsArticle } from '#domain/content/models/newsArticle';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { EmbedFrame } from '../content/EmbedFrame';
import { NativeVideoPlayer } from '../content/NativeVideoPlayer';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Quote } from '../content/Quote';
import { RichText } from '../content/RichText';
import { Slices, type SliceViews } from '../content/Slices';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';

type Part = NewsArticle['body'][number];
type PartOf<K extends Part['slice']> = Extract<Part, { readonly slice: K }>;

/** Number of article parts that fill the space above the fold on any screen. */
const partsAboveTheFold = 2;

export const ArticleBody = ({ parts }: { readonly parts: readonly Part[] }) => (
  <div className="article-body">
    <Slices slices={parts.slice(0, partsAboveTheFold)} views={views} />
    <DeferUntilPaint>
      <Slices slices={parts.slice(partsAboveTheFold)} views={views} />
    </DeferUntilPaint>
  </div>
);

const Pictures = ({ pictures }: PartOf<'articlePictures'>) => {
  const shown = pictures.filter(({ picture }) => isPictureAvailable(picture.url));
  if (shown.length === 0) return null;
  return (
    <div className="article-pictures" data-count={Math.min(shown.length, 3)}>
      {shown.map(({ picture, note }, index) => (
        <figure key={index}>
          <Picture
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes={shown.length === 1 ? '(min-width: 60rem) 60rem, 100vw' : '(min-width: 60rem) 30rem, 100vw'}
          />
          <figcaption>
            {note !== '' && <span>{note}</span>}
            <PictureCredit {...picture} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
};

/** A video in an article. Our own videos never autoplay; videos on other platforms require consent (CC-05). */
const Video = observer(function Video({ title, video, film }: PartOf<'articleVideo'>) {
  const t = useTexts('news');
  if (film) {
    const name = title || t('film.untitled');
    return (
      <figure className="article-video">
        <NativeVideoPlayer video={film} title={name} captionsLabel={t('film.captions')} autoplay={false} />
        <figcaption>
          <a className="k-link" href={fallbackVideoUrl(film)}>
            {name}
          </a>
        </figcaption>
      </figure>
    );
  }
  if (!video) return null;
  return (
    <div className="article-video">
      <EmbedFrame embed={video.embed} title={title || video.title} />
    </div>
  );
});

const views: SliceViews<Part> = {
  articleText: ({ text }) => <RichText blocks={text} />,
  articleQuote: ({ text, author, role }) => (
    <Quote className="article-quote" text={text} author={author} role={role} />
  ),
  articlePictures: Pictures,
  articleVideo: Video,
};

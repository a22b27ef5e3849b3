import type { NewsArticle } from '../../domain/content/models/newsArticle';
import { EmbedFrame } from '../content/EmbedFrame';
import { FilmPlayer } from '../content/FilmPlayer';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { Slices, type SliceViews } from '../content/Slices';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';

type Part = NewsArticle['body'][number];
type PartOf<K extends Part['slice']> = Extract<Part, { readonly slice: K }>;

export const ReleaseBody = ({ parts }: { readonly parts: readonly Part[] }) => (
  <div className="press-release__body">
    <Slices slices={parts} views={views} />
  </div>
);

const Quote = ({ text, author, role }: PartOf<'articleQuote'>) => (
  <figure className="press-release__quote">
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {(author !== '' || role !== '') && (
      <figcaption>{[author, role].filter((part) => part !== '').join(', ')}</figcaption>
    )}
  </figure>
);

const Pictures = ({ pictures }: PartOf<'articlePictures'>) =>
  pictures.map(({ picture, note }) => (
    <figure key={picture.url} className="press-release__figure">
      <Picture file={pictureFile(picture.url)} alt={picture.alt} sizes="(min-width: 60rem) 60rem, 100vw" />
      <figcaption>
        {note !== '' && <span>{note}</span>}
        <PictureCredit {...picture} />
      </figcaption>
    </figure>
  ));

const Video = ({ title, video, film }: PartOf<'articleVideo'>) => {
  const t = useTexts('press');
  const name = title || video?.title || t('release.film');
  if (film)
    return <FilmPlayer film={film} title={name} captionsLabel={t('release.captions')} playsAtOnce={false} />;
  return video && <EmbedFrame embed={video.embed} title={name} />;
};

const views: SliceViews<Part> = {
  articleText: ({ text }) => <RichText blocks={text} />,
  articleQuote: Quote,
  articlePictures: Pictures,
  articleVideo: Video,
};

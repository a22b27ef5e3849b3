import { useRef } from 'react';
import type { VideoSource } from '#domain/content/VideoFile';
import { isLocale, languageTag } from '#domain/language/Locale';
import type { MediaItem, MediaVariant } from '#domain/media/MediaLibrary';
import { NativeVideoPlayer } from '../content/NativeVideoPlayer';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { formatDuration, previewOf, type MediaEntry } from './MediaEntry';

const chapterTrack = /^chapters-(.+)$/;

/** A video with captions in each language. It does not start automatically. */
export const MediaVideo = ({ media }: { readonly media: MediaEntry }) => {
  const t = useTexts('media');
  const { locale, languageTag: tag } = usePresenter(Translations);
  const video = useRef<HTMLVideoElement>(null);
  const { formats, variants } = media.item;
  const tracks = variants.filter(({ extension }) => extension === 'vtt');
  const captions = tracks.filter(({ label }) => isLocale(label));
  const own = captions.find(({ label }) => label === locale);
  const others = captions.filter((track) => track !== own);
  const chapters = tracks.find(({ label }) => chapterTrack.exec(label)?.[1] === locale);
  const sources = formats.flatMap(sourceOf).sort(webmFirst);

  const goTo = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    void video.current.play();
  };

  return (
    <>
      <NativeVideoPlayer
        ref={video}
        video={{ sources, ...(own && { captions: own.url }) }}
        title={media.title}
        captionsLabel={own ? languageName(own) : ''}
        autoplay={false}
        poster={previewOf(media.item)?.fallback}
        tracks={
          <>
            {others.map((track) => (
              <track
                key={track.url}
                kind="captions"
                src={track.url}
                srcLang={tagOf(track)}
                label={languageName(track)}
              />
            ))}
            {chapters && <track kind="chapters" src={chapters.url} srcLang={tag} label={t('chapters')} />}
          </>
        }
      />
      {media.chapters.length > 1 && (
        <nav className="media-film__chapters" aria-label={t('chapters')}>
          <ol>
            {media.chapters.map(({ seconds, title }) => (
              <li key={seconds}>
                <button type="button" onClick={() => goTo(seconds)}>
                  <span className="k-data">{formatDuration(seconds)}</span> <span>{title}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
};

const sourceOf = ({ extension, url }: MediaItem['formats'][number]): readonly VideoSource[] =>
  extension === 'webm' || extension === 'mp4' ? [{ type: `video/${extension}`, url }] : [];

/** Sorts WebM first because it is smaller. */
const webmFirst = (one: VideoSource, other: VideoSource): number =>
  Number(other.type === 'video/webm') - Number(one.type === 'video/webm');

const tagOf = ({ label }: MediaVariant): string => (isLocale(label) ? languageTag(label) : label);

const languageName = (track: MediaVariant): string =>
  new Intl.DisplayNames([tagOf(track)], { type: 'language' }).of(track.label.slice(0, 2)) ?? track.label;

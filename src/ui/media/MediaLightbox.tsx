import { useContext, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { LastUsedElementContext } from '../kit/overlays/lastUsedElement';
import { previewOf, type MediaEntry } from './MediaEntry';
import type { MediaViewerPresenter } from './MediaViewerPresenter';
import './MediaLightbox.scss';

/** Shows media items in a lightbox. Import it with `React.lazy`. */
export const MediaLightbox = observer(function MediaLightbox({
  viewer,
}: {
  readonly viewer: MediaViewerPresenter;
}) {
  const t = useTexts('media');
  const close = useTexts('app')('close');
  const { items, index, canAnimate } = viewer;
  const lastUsed = useContext(LastUsedElementContext);

  // The lightbox itself returns focus only to an element that the browser has focused.
  useEffect(() => {
    const opener = lastUsed?.current;
    return () => opener?.focus();
  }, [lastUsed]);

  return (
    <Lightbox
      open
      className="media-lightbox"
      close={viewer.close}
      index={index}
      slides={items.map(slideOf)}
      plugins={[Zoom]}
      on={{ view: (state) => viewer.goTo(state.index) }}
      animation={canAnimate ? { swipe: 300 } : { fade: 0, swipe: 0, navigation: 0, zoom: 0 }}
      carousel={{ finite: items.length < 2, padding: 0, spacing: 0 }}
      controller={{ closeOnBackdropClick: true }}
      labels={{
        Close: close,
        Previous: t('previous'),
        Next: t('next'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        Lightbox: t('viewer'),
        'Photo gallery': t('viewer'),
        Carousel: t('carousel.name'),
        Slide: t('carousel.slide'),
        '{index} of {total}': t('position', { number: '{index}', total: '{total}' }),
      }}
      render={{
        iconError: () => <p className="media-lightbox__failed">{t('viewerFailed')}</p>,
        controls: () => (
          <LightboxCaption
            media={items[index]}
            position={t('position', { number: index + 1, total: items.length })}
          />
        ),
      }}
    />
  );
});

const slideOf = ({ item, alt, title, width, height }: MediaEntry): SlideImage => {
  const preview = previewOf(item)?.sources.at(-1);
  const size = width !== undefined && height !== undefined ? { width, height } : {};
  return { src: item.url, alt: alt || title, ...size, ...(preview && { imageFit: 'contain' }) };
};

const LightboxCaption = ({
  media,
  position,
}: {
  readonly media: MediaEntry | undefined;
  readonly position: string;
}) => {
  const t = useTexts('media');
  if (!media) return null;
  const { title, author, coordinates, width, height, item } = media;
  return (
    <div className="media-lightbox__words">
      <p className="media-lightbox__title" role="status">
        <span className="k-data">{position}</span> <span>{title}</span>
      </p>
      {coordinates !== '' && <PictureCredit key={media.key} author={author} coordinates={coordinates} />}
      <a href={item.url} target="_blank" rel="noopener">
        {width !== undefined && height !== undefined
          ? t('original.size', { width, height })
          : t('original.plain')}
      </a>
    </div>
  );
};

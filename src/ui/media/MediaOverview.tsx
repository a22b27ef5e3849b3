import { observer } from 'mobx-react-lite';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import { MediaCarousel } from './MediaCarousel';
import { MediaEmpty } from './MediaEmpty';
import type { MediaPresenter } from './MediaPresenter';
import { MediaTile } from './MediaTile';
import type { MediaViewerPresenter } from './MediaViewerPresenter';
import { deferredLayout } from '../app/deferredLayout';

const maxScreenshots = 7;

const sizes = '(min-width: 60rem) 31vw, (min-width: 480px) 47vw, 92vw';

interface MediaOverviewProps {
  readonly media: MediaPresenter;
  readonly viewer: MediaViewerPresenter;
}

/** Pinned items, the latest screenshots, and wallpapers (ME-01). */
export const MediaOverview = observer(function MediaOverview({ media, viewer }: MediaOverviewProps) {
  const t = useTexts('media');
  const { locale } = usePresenter(Translations);
  const pinned = media.itemsOf('pinned');
  const screenshots = media.itemsOf('screenshots');
  const wallpapers = media.itemsOf('wallpapers');
  const latest = screenshots.slice(0, maxScreenshots);

  if (pinned.length + screenshots.length + wallpapers.length === 0) return <MediaEmpty />;
  return (
    <>
      {pinned.length > 0 && (
        <div className="media__part">
          <Heading level={2}>{t('pinned')}</Heading>
          <MediaCarousel
            id="media-pinned"
            label={t('pinned')}
            items={pinned}
            large={2}
            priority
            onOpen={(item) => viewer.open(item, pinned)}
          />
        </div>
      )}
      {latest.length > 0 && (
        <section className="media__part" aria-labelledby="screenshots-title">
          <Heading level={2} id="screenshots-title">
            {t('screenshots')}
          </Heading>
          <ul className="media__grid media__grid--latest">
            {latest.map((item) => (
              <li key={item.key}>
                <MediaTile media={item} sizes={sizes} onOpen={(opened) => viewer.open(opened, latest)} />
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink to={pathOf('screenshots', locale)}>
              {t('seeAll.screenshots', { count: screenshots.length })}
            </ButtonLink>
          </div>
        </section>
      )}
      {wallpapers.length > 0 && (
        <div {...deferredLayout} className="media__part">
          <Heading level={2}>{t('wallpapers')}</Heading>
          <MediaCarousel
            id="media-wallpapers"
            label={t('wallpapers')}
            items={wallpapers}
            large={1.4}
            onOpen={(item) => viewer.open(item, wallpapers)}
          />
          <div>
            <ButtonLink to={pathOf('wallpapers', locale)}>
              {t('seeAll.wallpapers', { count: wallpapers.length })}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
});

import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { LauncherRelease } from '#domain/launcher/LauncherRelease';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LauncherNewsPresenter } from './LauncherNewsPresenter';
import { ReleaseDay } from './ReleaseDay';
import { StoryCarousel } from './StoryCarousel';

export const LauncherNewsView = observer(function LauncherNewsView() {
  const presenter = usePagePresenter(LauncherNewsPresenter);
  const t = useTexts('launcher');
  const { newestRelease } = presenter;

  return (
    <div className="launcher-news">
      <Heading level={1} size={3}>
        {t('news.title')}
      </Heading>
      <Stories presenter={presenter} />
      {newestRelease && <NewestRelease release={newestRelease} />}
    </div>
  );
});

const Stories = ({ presenter }: { readonly presenter: LauncherNewsPresenter }) => {
  const t = useTexts('launcher');
  return (
    <Loaded
      of={presenter.slides}
      placeholder={<Spinner label={t('news.loading')} />}
      failureText={() => t('news.failed')}
      retryLabel={t('retry')}
      onRetry={presenter.load}
    >
      {(stories) =>
        stories.length > 0 ? (
          <StoryCarousel stories={stories} />
        ) : (
          <Notice tone="info" title={t('news.none')}>
            {t('news.noneText')}
          </Notice>
        )
      }
    </Loaded>
  );
};

const NewestRelease = ({ release }: { readonly release: LauncherRelease }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { uid, title, description } = release;
  return (
    <aside className="launcher-newest" aria-labelledby="launcher-newest">
      <div className="launcher-newest__words">
        <p className="launcher-facts">
          <span className="launcher-facts__type">{t('newest.label')}</span>
          <ReleaseDay release={release} />
        </p>
        <Heading level={2} size={4} id="launcher-newest">
          <Link className="launcher-card__link" to={pathOf('launcherPatch', locale, { uid })}>
            {keepTogether(title || t('release.untitled'))}
          </Link>
        </Heading>
        {description !== '' && <p className="launcher-newest__text">{keepTogether(description)}</p>}
      </div>
      <Icon icon={ArrowRight} size={24} />
    </aside>
  );
};

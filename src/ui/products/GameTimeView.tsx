import { observer } from 'mobx-react-lite';
import type { GameTimeTimeline } from '#application/products/LoadGameTimeTimeline';
import type { PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import { Loaded } from '../loading/Loaded';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { GameTimeChanges } from './GameTimeChanges';
import { GameTimePlanner } from './GameTimePlanner';
import { GameTimeTimelinePresenter } from './GameTimeTimelinePresenter';
import './GameTime.scss';

export const GameTimeView = observer(function GameTimeView() {
  const page = usePagePresenter(GameTimeTimelinePresenter);
  const t = useTexts('productsGameTime');
  useDataFont();

  return (
    <div className="game-time">
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded
        of={page.timeline}
        onRetry={() => void page.load()}
        placeholder={<SkeletonRows label={t('loading')} count={3} height={4} />}
        title={t('failedTitle')}
        failureText={() => t('failedText')}
        retryLabel={t('retry')}
      >
        {(timeline) => (
          <>
            <div className="game-time__columns">
              <Remaining page={page} timeline={timeline} />
              {!timeline.isUnlimited && <GameTimePlanner page={page} timeline={timeline} />}
            </div>
            <GameTimeChanges changes={timeline.changes} />
          </>
        )}
      </Loaded>
    </div>
  );
});

interface RemainingProps {
  readonly page: GameTimeTimelinePresenter;
  readonly timeline: GameTimeTimeline;
}

const Remaining = observer(function Remaining({ page, timeline }: RemainingProps) {
  const t = useTexts('productsGameTime');
  const translations = usePresenter(Translations);
  const { pathOf } = usePresenter(NavigationPresenter);
  const { remaining, end } = page;

  return (
    <Stack as="section" gap={3} aria-labelledby="game-time-left">
      <Heading level={2} size={3} id="game-time-left">
        {t('left.title')}
      </Heading>
      {timeline.isUnlimited && <Notice>{t('left.unlimited')}</Notice>}
      {!timeline.isUnlimited && !end && (
        <Notice action={<ButtonLink to={pathOf('buy')}>{t('left.buy')}</ButtonLink>}>{t('left.none')}</Notice>
      )}
      {end && (
        <>
          <p className="game-time__end">
            {t('left.end')}{' '}
            <strong>
              <time dateTime={end.toISOString()}>{translations.date(end)}</time>
            </strong>
          </p>
          <ol className="game-time__periods">
            {remaining.map(({ source, until, days }) => (
              <li key={until.getTime()} className="game-time__period">
                <span className="game-time__source">{t(`source.${source}`)}</span>
                <span className="game-time__days">{t('left.days', { count: days })}</span>
                <Soft>{t('left.until', { date: translations.date(until) })}</Soft>
              </li>
            ))}
          </ol>
        </>
      )}
    </Stack>
  );
});

const page: PageModule = {
  View: GameTimeView,
  Presenter: GameTimeTimelinePresenter,
  texts: ['productsGameTime'],
};

export const pages = { gameTime: page };

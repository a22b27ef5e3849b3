import { CircleCheck, OctagonX, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ServiceState } from '#domain/server-status/Service';
import { useTexts } from '../content/useTexts';
import { useAnnouncement } from '../kit/feedback/useAnnouncement';
import { Icon } from '../kit/media/Icon';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePresenter } from '../usePresenter';
import { GameState } from './GameState';
import { StatusLinePresenter } from './StatusLinePresenter';
import '../navigation/AlertBanner.scss';
import './StatusLine.scss';

const icons: Readonly<Record<ServiceState, LucideIcon>> = {
  up: CircleCheck,
  issue: TriangleAlert,
  down: OctagonX,
  maintenance: Wrench,
};

const tones: Readonly<Record<ServiceState, string>> = {
  up: 'success',
  issue: 'warning',
  down: 'danger',
  maintenance: 'info',
};

/** Says that the game is not up, why and until when. Renders nothing while it is up. */
export const StatusLine = observer(function StatusLine() {
  const line = usePresenter(StatusLinePresenter);
  if (!line.headline || (line.isUp && !line.isBack)) return null;
  return <Line line={line} state={line.headline.state} />;
});

const Line = observer(function Line({
  line: { headline, now, timeZone, isBack },
  state,
}: {
  readonly line: StatusLinePresenter;
  readonly state: ServiceState;
}) {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('statusLine');
  const game = useTexts('app')('product.name');
  const body = useAnnouncement<HTMLDivElement>(isBack ? 'polite' : undefined);
  return (
    <section className="alerts k-no-print" aria-label={t('label')}>
      <div className={`alert alert--${tones[state]} status-line`}>
        <div className="alert__row">
          <Icon icon={icons[state]} />
          <div className="alert__words status-line__words" ref={body}>
            <strong>{t(`headline.${state}`, { game })}</strong>
            {headline && state !== 'up' && <GameState headline={headline} now={now} timeZone={timeZone} />}
            <SiteLink className="k-link" to={pathOf('serverStatus')}>
              {t('link')}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  );
});

import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { ownsThroughStore } from '#domain/session/Player';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { PageHead } from '../kit/layout/PageHead';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import type { Loadable } from '../loading/Loadable';
import { Loaded } from '../loading/Loaded';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { AccountProtection } from './AccountProtection';
import { GameTimeLeft } from './GameTimeLeft';
import { Gifts } from './Gifts';
import { OverviewPresenter } from './OverviewPresenter';
import { ServerStates } from './ServerStates';
import './Overview.scss';

export const OverviewView = observer(function OverviewView() {
  const { gameTime, servers, gifts, security } = usePagePresenter(OverviewPresenter);
  const t = useTexts('overview');

  return (
    <Stack gap={4}>
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="overview">
        <Card title={t('gameTime.title')} of={gameTime.products}>
          {() => <GameTimeLeft current={gameTime.current} />}
        </Card>
        <Card title={t('servers.title')} of={servers}>
          {(value) => <ServerStates servers={value} />}
        </Card>
        <Card title={t('security.title')} of={security}>
          {(value) => <AccountProtection security={value} />}
        </Card>
        <Card title={t('gifts.title')} of={gifts}>
          {(value) => <Gifts gifts={value} />}
        </Card>
        <Download />
      </div>
    </Stack>
  );
});

interface CardProps<T> {
  readonly title: string;
  readonly of: Loadable<T>;
  readonly children: (value: T) => ReactNode;
}

/** A card that loads on its own, and can be retried on its own. */
function Card<T>({ title, of, children }: CardProps<T>) {
  const t = useTexts('overview');
  const failureText = useFailureText();
  return (
    <Panel title={title}>
      <Loaded
        of={of}
        placeholder={<SkeletonRows label={t('loading')} count={3} height={3} />}
        failureText={failureText}
        retryLabel={t('retry')}
        showsStale
      >
        {children}
      </Loaded>
    </Panel>
  );
}

const Download = observer(function Download() {
  const { pathOf } = usePresenter(NavigationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('overview');

  return (
    <Panel title={t('download.title')}>
      {player && ownsThroughStore(player) ? (
        <Soft>{t('download.store')}</Soft>
      ) : (
        <>
          <Soft>{t('download.text')}</Soft>
          <div>
            <ButtonLink to={pathOf('accountDownload')}>{t('download.action')}</ButtonLink>
          </div>
        </>
      )}
    </Panel>
  );
});

const page: PageModule = {
  View: OverviewView,
  Presenter: OverviewPresenter,
  texts: ['overview', 'serverStatus'],
};

export const pages = { overview: page };

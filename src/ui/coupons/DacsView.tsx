import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useDataFont } from '../kit/foundation/useDataFont';
import { PageHead } from '../kit/layout/PageHead';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { ConvertDacsForm } from './ConvertDacsForm';
import { DacHistory } from './DacHistory';
import { DacsPresenter } from './DacsPresenter';
import { NoDacs } from './NoDacs';
import { TransferDacsForm } from './TransferDacsForm';
import './Dacs.scss';

export const DacsView = observer(function DacsView() {
  const dacs = usePagePresenter(DacsPresenter);
  const t = useTexts('coupons');

  return (
    <div className="dacs">
      <PageHead title={t('title')} intro={t('intro')} />
      <Content dacs={dacs} />
    </div>
  );
});

const Content = observer(function Content({ dacs }: { readonly dacs: DacsPresenter }) {
  const t = useTexts('coupons');
  const failureText = useFailureText();
  useDataFont();

  return (
    <Loaded
      of={dacs.overview}
      onRetry={() => void dacs.load()}
      placeholder={<SkeletonRows label={t('loading')} count={2} height={5} />}
      title={t('failed')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {(overview) =>
        overview.kind === 'disabled' ? (
          <Notice title={t('offline.title')}>{t('offline.text')}</Notice>
        ) : (
          <>
            <p className="dacs__count">
              <span className="dacs__number">{overview.owned}</span>{' '}
              <span>{t('count', { count: overview.owned })}</span>
            </p>
            {dacs.hasHadDacs ? (
              <div className="dacs__forms">
                <ConvertDacsForm converting={dacs.converting} />
                <TransferDacsForm transferring={dacs.transferring} />
              </div>
            ) : (
              <NoDacs displayName={dacs.displayName} />
            )}
            <DacHistory history={dacs.history} />
          </>
        )
      }
    </Loaded>
  );
});

const page: PageModule = { View: DacsView, Presenter: DacsPresenter, texts: ['coupons', 'account'] };

export const pages = { dacs: page };

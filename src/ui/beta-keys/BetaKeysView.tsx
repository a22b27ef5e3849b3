import { observer } from 'mobx-react-lite';
import { useLoadFailureText } from '../content/useLoadFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { useDataFont } from '../kit/foundation/useDataFont';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { ActivateKeyPanel } from './ActivateKeyPanel';
import { BetaKeysPresenter } from './BetaKeysPresenter';
import { LazyCancelKeyDialog } from './LazyCancelKeyDialog';
import { KeyTotals } from './KeyTotals';
import { SendKeyPanel } from './SendKeyPanel';
import { SentKeys } from './SentKeys';
import './BetaKeys.scss';

export const BetaKeysView = observer(function BetaKeysView() {
  const page = usePagePresenter(BetaKeysPresenter);
  const t = useTexts('betaKeys');
  useDataFont();

  return (
    <div className="beta-keys">
      <header className="beta-keys__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="beta-keys__intro">{t('intro')}</p>
      </header>
      <div className="beta-keys__columns">
        <div className="beta-keys__main">
          <Keys page={page} />
        </div>
        <ActivateKeyPanel activate={page.activate} />
      </div>
      <LazyCancelKeyDialog cancel={page.cancel} />
    </div>
  );
});

const Keys = observer(function Keys({ page }: { readonly page: BetaKeysPresenter }) {
  const t = useTexts('betaKeys');
  const failureText = useLoadFailureText('betaKeys');
  const { state } = page;

  if (state.kind === 'loading') return <LoadingKeys label={t('loading')} />;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('failedTitle')}
        action={<Button onClick={() => void page.load()}>{t('retry')}</Button>}
        announce
      >
        {failureText(state.failure)}
      </Notice>
    );
  }
  return (
    <>
      <KeyTotals totals={state.totals} />
      <SendKeyPanel send={page.send} canGift={state.canGift} hasPending={state.totals.pending > 0} />
      <SentKeys keys={state.keys} cancel={page.cancel} />
    </>
  );
});

const LoadingKeys = ({ label }: { readonly label: string }) => (
  <div className="beta-keys__loading" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

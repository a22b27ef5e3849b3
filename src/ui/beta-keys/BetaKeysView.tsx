import { observer } from 'mobx-react-lite';
import { canGift, keyTotals } from '#domain/beta-keys/BetaKey';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useDataFont } from '../kit/foundation/useDataFont';
import { PageHead } from '../kit/layout/PageHead';
import { Stack } from '../kit/layout/Stack';
import { later } from '../loading/later';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { ActivateKeyPanel } from './ActivateKeyPanel';
import { BetaKeysPresenter } from './BetaKeysPresenter';
import { KeyTotals } from './KeyTotals';
import { ReceivedKeys } from './ReceivedKeys';
import { SendKeyPanel } from './SendKeyPanel';
import { SentKeys } from './SentKeys';
import './BetaKeys.scss';

const CancelKeyDialog = later(async () => (await import('./CancelKeyDialog')).CancelKeyDialog);

export const BetaKeysView = observer(function BetaKeysView() {
  const page = usePagePresenter(BetaKeysPresenter);
  const t = useTexts('betaKeys');
  const { keyToCancel } = page.cancel;
  useDataFont();

  return (
    <div className="beta-keys">
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="beta-keys__columns">
        <Stack gap={5}>
          <Keys page={page} />
        </Stack>
        <ActivateKeyPanel activate={page.activate} />
      </div>
      {keyToCancel && <CancelKeyDialog cancel={page.cancel} keyToCancel={keyToCancel} />}
    </div>
  );
});

const Keys = observer(function Keys({ page }: { readonly page: BetaKeysPresenter }) {
  const t = useTexts('betaKeys');
  const failureText = useFailureText();

  return (
    <Loaded
      of={page.keys}
      placeholder={<SkeletonRows label={t('loading')} count={3} height={5} />}
      title={t('failedTitle')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {(loaded) => {
        const totals = keyTotals(loaded);
        return (
          <>
            <ReceivedKeys keys={loaded.received} activate={page.activate} />
            <KeyTotals totals={totals} />
            <SendKeyPanel send={page.send} canGift={canGift(loaded)} hasPending={totals.pending > 0} />
            <SentKeys keys={loaded.keys} cancel={page.cancel} />
          </>
        );
      }}
    </Loaded>
  );
});

const page: PageModule = { View: BetaKeysView, Presenter: BetaKeysPresenter, texts: ['betaKeys', 'account'] };

export const pages = { betaKeys: page };

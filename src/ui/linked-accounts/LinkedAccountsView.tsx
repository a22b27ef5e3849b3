import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { DiscordSection } from './DiscordSection';
import { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkOutcomeNotice } from './LinkOutcomeNotice';
import { StoreSection } from './StoreSection';
import { LazyUnlinkDialog } from './LazyUnlinkDialog';
import './Linked.scss';

export const LinkedAccountsView = observer(function LinkedAccountsView() {
  const page = usePagePresenter(LinkedAccountsPresenter);
  const t = useTexts('linkedAccounts');
  const failureText = useFailureText('linkedAccounts', 'failure');
  const { state, unlinking } = page;
  const head = useRef<HTMLElement>(null);

  return (
    <div className="linked">
      <header className="linked__head" tabIndex={-1} ref={head}>
        <Heading level={1}>{t('title')}</Heading>
        <p className="linked__intro">{t('intro')}</p>
      </header>
      <LinkOutcomeNotice page={page} onClosed={() => head.current?.focus()} />
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          title={t('failed')}
          action={<Button onClick={() => void page.refresh()}>{t('retry')}</Button>}
          announce
        >
          {failureText(state.failure)}
        </Notice>
      )}
      {state.kind !== 'failed' && (
        <div className="linked__cards">
          <DiscordSection page={page} />
          <StoreSection page={page} />
        </div>
      )}
      {unlinking.providerToUnlink && <LazyUnlinkDialog page={page} provider={unlinking.providerToUnlink} />}
    </div>
  );
});

import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { PageHead } from '../kit/layout/PageHead';
import { later } from '../loading/later';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { DiscordSection } from './DiscordSection';
import { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkOutcomeNotice } from './LinkOutcomeNotice';
import { StoreSection } from './StoreSection';
import './Linked.scss';

const UnlinkAccountDialog = later(async () => (await import('./UnlinkAccountDialog')).UnlinkAccountDialog);

export const LinkedAccountsView = observer(function LinkedAccountsView() {
  const page = usePagePresenter(LinkedAccountsPresenter);
  const t = useTexts('linkedAccounts');
  const failureText = useFailureText();
  const { unlinking } = page;
  const head = useRef<HTMLElement>(null);
  const cards = (
    <div className="linked__cards">
      <DiscordSection page={page} />
      <StoreSection page={page} />
    </div>
  );

  return (
    <div className="linked">
      <PageHead title={t('title')} intro={t('intro')} ref={head} />
      <LinkOutcomeNotice page={page} onClosed={() => head.current?.focus()} />
      <Loaded
        of={page.accounts}
        placeholder={cards}
        title={t('failed')}
        failureText={failureText}
        retryLabel={t('retry')}
        onRetry={page.refresh}
      >
        {() => cards}
      </Loaded>
      {unlinking.providerToUnlink && (
        <UnlinkAccountDialog page={page} provider={unlinking.providerToUnlink} />
      )}
    </div>
  );
});

const page: PageModule = {
  View: LinkedAccountsView,
  Presenter: LinkedAccountsPresenter,
  texts: ['linkedAccounts'],
};

export const pages = { linked: page };

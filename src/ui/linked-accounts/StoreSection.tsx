import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SecuritySection } from '../security/SecuritySection';
import type { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkLoading } from './LinkLoading';
import { LinkState } from './LinkState';
import { StoreGameTimeNotices } from './StoreGameTimeNotices';

export const StoreSection = observer(function StoreSection({
  page,
}: {
  readonly page: LinkedAccountsPresenter;
}) {
  const t = useTexts('linkedAccounts');
  const failureText = useFailureText();
  const { starting } = page;
  const { value: accounts } = page.accounts;
  const account = accounts?.store;

  return (
    <SecuritySection
      title={t('store.title')}
      text={t(account ? 'store.linkedText' : 'store.text')}
      stacked
      status={accounts && <LinkState isLinked={account !== undefined} />}
    >
      {!accounts && <LinkLoading />}
      {account && (
        <>
          <div className="linked__account">
            <p className="linked__name">
              <span className="linked__label">{t('store.id')}</span> <span>{account.id}</span>
            </p>
            <Button aria-label={t('store.unlink')} onClick={() => page.openUnlinkDialog('store')}>
              {t('unlink')}
            </Button>
          </div>
          <StoreGameTimeNotices gameTime={page.gameTime} />
        </>
      )}
      {accounts && !account && (
        <div className="linked__start">
          <Button
            variant="primary"
            busy={starting.toStore.isSending}
            busyLabel={t('leaving')}
            onClick={() => void starting.linkStore()}
          >
            {t('store.link')}
          </Button>
        </div>
      )}
      {starting.toStore.problem && (
        <Notice tone="danger" title={t('store.notReached')} announce>
          {failureText(starting.toStore.problem)}
        </Notice>
      )}
    </SecuritySection>
  );
});

import { observer } from 'mobx-react-lite';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Soft } from '../kit/layout/Text';
import { SecuritySection } from '../security/SecuritySection';
import type { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkLoading } from './LinkLoading';
import { LinkState } from './LinkState';

export const DiscordSection = observer(function DiscordSection({
  page,
}: {
  readonly page: LinkedAccountsPresenter;
}) {
  const t = useTexts('linkedAccounts');
  const { starting } = page;
  const { value: accounts } = page.accounts;
  const account = accounts?.discord;

  return (
    <SecuritySection
      title={t('discord.title')}
      text={t('discord.text')}
      stacked
      status={accounts && <LinkState isLinked={account !== undefined} />}
    >
      {!accounts && <LinkLoading />}
      {account && (
        <div className="linked__account">
          <p className="linked__name">{discordLabel(account)}</p>
          <Button aria-label={t('discord.unlink')} onClick={() => page.openUnlinkDialog('discord')}>
            {t('unlink')}
          </Button>
        </div>
      )}
      {accounts && !account && starting.isDiscordOffered && (
        <div className="linked__start">
          <Button
            variant="primary"
            busy={starting.toDiscord.isSending}
            busyLabel={t('leaving')}
            onClick={() => void starting.linkDiscord()}
          >
            {t('discord.link')}
          </Button>
        </div>
      )}
      {accounts && !account && !starting.isDiscordOffered && <Soft>{t('discord.notOffered')}</Soft>}
      {starting.toDiscord.problem && (
        <Notice tone="danger" announce>
          {t('discord.notOffered')}
        </Notice>
      )}
    </SecuritySection>
  );
});

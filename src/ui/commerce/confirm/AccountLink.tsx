import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Notice } from '../../kit/feedback/Notice';
import { usePresenter } from '../../usePresenter';
import { AccountLinkPresenter } from './AccountLinkPresenter';

/** What helps a buyer who has bought before and has no account yet (CF-05). */
export const AccountLink = observer(function AccountLink({ email }: { readonly email: string }) {
  const t = useTexts('confirm');
  const { sending, send } = usePresenter(AccountLinkPresenter);
  const { state, problem, isSending } = sending;

  if (state.kind === 'done') {
    return (
      <Notice tone="success" title={t('link.sent')} announce>
        {t('link.sentText', { email: state.value })}
      </Notice>
    );
  }
  return (
    <>
      {problem && (
        <Notice tone="danger" announce>
          {t('link.failed')}
        </Notice>
      )}
      <p>{t('link.text')}</p>
      <Button
        variant="secondary"
        busy={isSending}
        busyLabel={t('link.sending')}
        onClick={() => void send(email)}
      >
        {t('link.send')}
      </Button>
    </>
  );
});

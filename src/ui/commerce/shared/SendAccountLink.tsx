import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Notice } from '../../kit/feedback/Notice';
import { usePresenter } from '../../usePresenter';
import { SendAccountLinkPresenter } from './SendAccountLinkPresenter';

interface SendAccountLinkProps {
  readonly email: string;
  /** Text namespace of the page that contains the component. */
  readonly texts: 'confirm' | 'thankYou';
}

/** Button that emails a buyer without an account a link to create one (CF-05, TY-01). */
export const SendAccountLink = observer(function SendAccountLink({ email, texts }: SendAccountLinkProps) {
  const t = useTexts(texts);
  const { sending, send } = usePresenter(SendAccountLinkPresenter);
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

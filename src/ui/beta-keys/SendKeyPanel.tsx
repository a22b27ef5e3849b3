import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useErrorListText } from '../content/useErrorListText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { EmailField } from '../kit/fields/EmailField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import type { SendKeyPresenter } from './SendKeyPresenter';

interface SendKeyPanelProps {
  readonly send: SendKeyPresenter;
  readonly canGift: boolean;
  /** Whether at least one sent key can still be canceled. */
  readonly hasPending: boolean;
}

/** Box that sends a key (KY-01). The outcome stays visible after the last key is sent. */
export const SendKeyPanel = observer(function SendKeyPanel({ send, canGift, hasPending }: SendKeyPanelProps) {
  const t = useTexts('betaKeys');

  return (
    <Panel aria-labelledby="beta-key-send">
      <div className="key-box">
        <Heading level={2} size={3} id="beta-key-send">
          {t('send.title')}
        </Heading>
        <OutcomeRegion isShown={send.sending.isDone}>
          <Outcome send={send} />
        </OutcomeRegion>
        {canGift ? (
          <SendForm send={send} />
        ) : (
          <p className="key-box__text">{t(hasPending ? 'send.nonePending' : 'send.none')}</p>
        )}
      </div>
    </Panel>
  );
});

const SendForm = observer(function SendForm({ send }: Pick<SendKeyPanelProps, 'send'>) {
  const t = useTexts('betaKeys');
  const form = useRef<HTMLFormElement>(null);
  const { isSending } = send.sending;
  const { recipient: problem } = send.form.problems;
  useFirstInvalidFocus(form, send.form.refusalCount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.submit();
  };

  return (
    <form className="key-box__form" ref={form} method="post" noValidate onSubmit={submit}>
      <EmailField
        label={t('send.label')}
        hint={t('send.hint')}
        name="recipient"
        autoComplete="off"
        required
        readOnly={isSending}
        value={send.form.values.recipient}
        error={problem && t(problem === 'email-required' ? 'send.required' : 'send.invalid')}
        onChange={send.change}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={t('send.submitting')}>
        {t('send.submit')}
      </Button>
    </form>
  );
});

const Outcome = observer(function Outcome({ send }: Pick<SendKeyPanelProps, 'send'>) {
  const t = useTexts('betaKeys');
  const errorText = useErrorListText(useFailureText('betaKeys', 'failure'));

  if (send.sending.isDone) {
    return (
      <Notice tone="success" announce>
        {t('send.done', { email: send.sentTo })}
      </Notice>
    );
  }
  if (!send.failure) return null;
  return (
    <Notice tone="danger" title={t('send.failedTitle')} announce>
      {errorText(send.failure)}
    </Notice>
  );
});

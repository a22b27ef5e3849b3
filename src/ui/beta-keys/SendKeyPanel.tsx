import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { GiftNoteField } from '../content/GiftNoteField';
import { useErrorListText } from '../content/useErrorListText';
import { useFailureText } from '../content/useFailureText';
import { useGiftNoteProblemText } from '../content/useGiftNoteProblemText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { EmailField } from '../forms/EmailField';
import { Actions } from '../kit/layout/Actions';
import { Panel } from '../kit/layout/Panel';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
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
  const { pathOf } = usePresenter(NavigationPresenter);

  return (
    <Panel title={t('send.title')}>
      <OutcomeRegion isShown={send.sending.isDone}>
        <Outcome send={send} />
      </OutcomeRegion>
      {canGift ? (
        <SendForm send={send} />
      ) : (
        <>
          <Soft>{t(hasPending ? 'send.nonePending' : 'send.none')}</Soft>
          <Soft>{t('send.get')}</Soft>
          <Actions>
            <ButtonLink to={pathOf('accountRecruit')}>{t('send.recruit')}</ButtonLink>
          </Actions>
        </>
      )}
    </Panel>
  );
});

const SendForm = observer(function SendForm({ send }: Pick<SendKeyPanelProps, 'send'>) {
  const t = useTexts('betaKeys');
  const { isSending } = send.sending;
  const noteProblemText = useGiftNoteProblemText();
  const { recipient: problem, note: noteProblem } = send.form.problems;

  return (
    <SubmitForm gap={2} outcome={send.form.refusalCount} onSubmit={send.submit}>
      <EmailField
        label={t('send.label')}
        hint={t('send.hint')}
        name="recipient"
        autoComplete="off"
        required
        readOnly={isSending}
        value={send.form.values.recipient}
        error={problem && t(problem === 'email-required' ? 'send.required' : 'send.invalid')}
        onChange={(typed) => send.change('recipient', typed)}
      />
      <GiftNoteField
        readOnly={isSending}
        value={send.form.values.note}
        error={noteProblem && noteProblemText(noteProblem)}
        onChange={(typed) => send.change('note', typed)}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={t('send.submitting')}>
        {t('send.submit')}
      </Button>
    </SubmitForm>
  );
});

const Outcome = observer(function Outcome({ send }: Pick<SendKeyPanelProps, 'send'>) {
  const t = useTexts('betaKeys');
  const errorText = useErrorListText(useFailureText('betaKeys', 'failure'));

  const { state } = send.sending;

  if (state.kind === 'done') {
    return (
      <Notice tone="success" announce>
        {t('send.done', { email: state.value })}
      </Notice>
    );
  }
  if (!send.failure) return null;
  return (
    <FailureNotice problem={send.failure} title={t('send.failedTitle')}>
      {errorText(send.failure)}
    </FailureNotice>
  );
});

import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { EmailField } from '../forms/EmailField';
import { Panel } from '../kit/layout/Panel';
import type { InviteFriendPresenter } from './InviteFriendPresenter';
import { useRecruitingProblemText } from './useRecruitingProblemText';

export const InvitePanel = observer(function InvitePanel({
  invite,
}: {
  readonly invite: InviteFriendPresenter;
}) {
  const t = useTexts('recruitment');
  const problemText = useRecruitingProblemText();
  const { state, isSending, isDone, problem } = invite.sending;

  return (
    <Panel title={t('invite.title')} text={t('invite.text')}>
      <SubmitForm gap={2} onSubmit={invite.submit}>
        <OutcomeRegion isShown={isDone}>
          {state.kind === 'done' && (
            <Notice tone="success" announce>
              {t('invite.done', { email: state.value })}
            </Notice>
          )}
        </OutcomeRegion>
        {problem && (
          <FailureNotice problem={problem} title={t('invite.failedTitle')}>
            {problemText(problem)}
          </FailureNotice>
        )}
        <EmailField
          label={t('invite.label')}
          name="friend"
          autoComplete="off"
          readOnly={isSending}
          value={invite.form.values.email}
          onChange={invite.change}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={!invite.canSend}
          busy={isSending}
          busyLabel={t('invite.submitting')}
        >
          {t('invite.submit')}
        </Button>
      </SubmitForm>
    </Panel>
  );
});

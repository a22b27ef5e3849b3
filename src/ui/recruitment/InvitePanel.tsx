import type { FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { EmailField } from '../kit/fields/EmailField';
import { Heading } from '../kit/layout/Heading';
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
  const { isSending, isDone, problem } = invite.sending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite.submit();
  };

  return (
    <Panel aria-labelledby="invite-friend">
      <form className="recruit-box" method="post" noValidate onSubmit={submit}>
        <Heading level={2} size={3} id="invite-friend">
          {t('invite.title')}
        </Heading>
        <p className="recruit-box__text">{t('invite.text')}</p>
        <OutcomeRegion isShown={isDone}>
          {isDone && (
            <Notice tone="success" announce>
              {t('invite.done', { email: invite.sentTo })}
            </Notice>
          )}
        </OutcomeRegion>
        {problem && (
          <Notice tone="danger" title={t('invite.failedTitle')} announce>
            {problemText(problem)}
          </Notice>
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
      </form>
    </Panel>
  );
});

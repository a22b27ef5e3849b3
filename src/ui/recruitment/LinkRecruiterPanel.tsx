import { observer } from 'mobx-react-lite';
import type { Recruit } from '#domain/recruitment/Recruitment';
import { FailureNotice } from '../content/FailureNotice';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { TextField } from '../kit/fields/TextField';
import { Panel } from '../kit/layout/Panel';
import type { LinkRecruiterPresenter } from './LinkRecruiterPresenter';
import { PlayerAvatar } from './PlayerAvatar';
import { useRecruitingProblemText } from './useRecruitingProblemText';

interface LinkRecruiterPanelProps {
  readonly link: LinkRecruiterPresenter;
  readonly isOffered: boolean;
  readonly recruiter: Recruit | undefined;
}

/** The form that links a recruiter. The success notice stays visible after the form is gone. */
export const LinkRecruiterPanel = observer(function LinkRecruiterPanel(props: LinkRecruiterPanelProps) {
  const { link, isOffered, recruiter } = props;
  const t = useTexts('recruitment');

  return (
    <>
      <OutcomeRegion isShown={link.sending.isDone}>
        {link.sending.isDone && (
          <Notice tone="success" announce>
            {t('link.done')}
          </Notice>
        )}
      </OutcomeRegion>
      {recruiter && (
        <p className="recruiter">
          <PlayerAvatar pilot={recruiter} />
          <span>{t('link.recruiter', { name: recruiter.displayName })}</span>
        </p>
      )}
      {isOffered && <LinkForm link={link} />}
    </>
  );
});

const LinkForm = observer(function LinkForm({ link }: Pick<LinkRecruiterPanelProps, 'link'>) {
  const t = useTexts('recruitment');
  const problemText = useRecruitingProblemText();
  const { isSending, problem } = link.sending;

  return (
    <Panel title={t('link.title')} text={t('link.text')}>
      <SubmitForm gap={2} onSubmit={link.submit}>
        {problem && (
          <FailureNotice problem={problem} title={t('link.failedTitle')}>
            {problemText(problem)}
          </FailureNotice>
        )}
        <TextField
          label={t('link.label')}
          hint={t('link.hint')}
          name="recruiterLink"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          usesDataFont
          readOnly={isSending}
          value={link.form.values.link}
          onChange={link.change}
        />
        <Button type="submit" disabled={!link.canSend} busy={isSending} busyLabel={t('link.submitting')}>
          {t('link.submit')}
        </Button>
      </SubmitForm>
    </Panel>
  );
});

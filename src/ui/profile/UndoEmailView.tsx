import { observer } from 'mobx-react-lite';
import type { UndoneEmailChange } from '#application/profile/EmailChanges';
import type { PageModule } from '../app/Pages';
import { StepHeading } from '../app/StepHeading';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { LinkAccountNotice } from '../registration/LinkAccountNotice';
import { LoginLayout } from '../registration/LoginLayout';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { UndoEmailPresenter } from './UndoEmailPresenter';
import { useEmailKeyProblemText } from './useEmailKeyProblemText';

export const UndoEmailView = observer(function UndoEmailView() {
  const { sending } = usePagePresenter(UndoEmailPresenter);
  const t = useTexts('profile');
  const { state } = sending;

  return (
    <LoginLayout>
      <div className="login-form">
        {state.kind === 'done' && <Undone undone={state.value} />}
        {state.kind !== 'done' && (
          <Heading level={1} size={2}>
            {t('undo.title')}
          </Heading>
        )}
        {state.kind !== 'done' && <Offer />}
      </div>
    </LoginLayout>
  );
});

const Offer = observer(function Offer() {
  const undoing = usePagePresenter(UndoEmailPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('profile');
  const problemOf = useEmailKeyProblemText('undo');
  const failureTitle = useFailureTitle();
  const { isSending, problem } = undoing.sending;
  const { problem: found, isSending: isChecking } = undoing.checking;
  const dead = found && problemOf(found);
  const reported = problem ? problemOf(problem) : dead?.canRetry === false ? dead : undefined;
  const isUsed = (problem ?? found)?.kind === 'used-key';
  const outcome = reported && failureTitle(problem, t(isUsed ? 'undo.usedTitle' : 'undo.failed'));
  useStepTitle(outcome);

  return (
    <>
      {!isUsed && <Soft>{t('undo.text')}</Soft>}
      {!isUsed && <LinkAccountNotice link={undoing.link} effect="nothing" />}
      {reported && (
        <Notice tone={isUsed ? 'info' : 'danger'} title={outcome} announce>
          {reported.text}
        </Notice>
      )}
      {!reported || reported.canRetry ? (
        <Button
          variant="primary"
          size="large"
          wide
          busy={isSending || isChecking}
          busyLabel={t(isChecking ? 'undo.checking' : 'undo.sending')}
          onClick={() => void undoing.submit()}
        >
          {t(reported ? 'retry' : 'undo.submit')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="large" wide to={pathOf('forgotPassword')}>
          {t('undo.toForgotten')}
        </ButtonLink>
      )}
    </>
  );
});

const Undone = observer(function Undone({ undone }: { readonly undone: UndoneEmailChange }) {
  const { newPasswordPath } = usePagePresenter(UndoEmailPresenter);
  const t = useTexts('profile');

  return (
    <>
      <StepHeading>{t('undo.done')}</StepHeading>
      <Notice tone="success" announce>
        {t('undo.doneText', { email: undone.email })}
      </Notice>
      {undone.ended.length > 0 && (
        <>
          <Soft>{t('undo.endedText')}</Soft>
          <ul>
            {undone.ended.map(({ kind, name = '' }) => (
              <li key={`${kind} ${name}`}>{t(`undo.ended.${kind}`, { name })}</li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink variant="primary" size="large" wide to={newPasswordPath}>
        {t('undo.newPassword')}
      </ButtonLink>
    </>
  );
});

const page: PageModule = {
  View: UndoEmailView,
  Presenter: UndoEmailPresenter,
  texts: ['profile', 'registrationLinks', 'session'],
};

export const pages = { undoEmail: page };

import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { FailureNotice } from '../content/FailureNotice';
import { StepHeading } from '../app/StepHeading';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LinkAccountNotice } from './LinkAccountNotice';
import { LinkLogin } from './LinkLogin';
import { LoginLayout } from './LoginLayout';
import { StopResetPresenter } from './StopResetPresenter';

export const StopResetView = observer(function StopResetView() {
  const { sending } = usePagePresenter(StopResetPresenter);
  return (
    <LoginLayout>
      <div className="login-form">{sending.isDone ? <Stopped /> : <Offer />}</div>
    </LoginLayout>
  );
});

const Offer = observer(function Offer() {
  const { link, sending, submit } = usePagePresenter(StopResetPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationRecovery');
  const failureText = useFailureText();
  const { isSending, problem } = sending;
  const isDead = problem?.kind === 'dead-key';

  return (
    <>
      <Heading level={1} size={2}>
        {t('stop.title')}
      </Heading>
      {!isDead && <Soft>{t('stop.text')}</Soft>}
      {!isDead && <LinkAccountNotice link={link} effect="nothing" />}
      {problem && (
        <FailureNotice problem={problem} title={t('stop.failed')}>
          {problem.kind === 'dead-key' ? t('stop.dead') : failureText(problem)}
        </FailureNotice>
      )}
      {isDead ? (
        <ButtonLink variant="primary" size="large" wide to={pathOf('forgotPassword')}>
          {t('stop.newPassword')}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="large"
          wide
          busy={isSending}
          busyLabel={t('stop.sending')}
          onClick={() => void submit()}
        >
          {t('stop.submit')}
        </Button>
      )}
    </>
  );
});

const Stopped = () => {
  const { link } = usePagePresenter(StopResetPresenter);
  const t = useTexts('registrationRecovery');

  return (
    <>
      <StepHeading>{t('stop.done')}</StepHeading>
      <Notice tone="success" announce>
        {t('stop.doneText')}
      </Notice>
      <LinkLogin link={link}>{t('stop.login')}</LinkLogin>
    </>
  );
};

const page: PageModule = {
  View: StopResetView,
  Presenter: StopResetPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session'],
};

export const pages = { stopReset: page };

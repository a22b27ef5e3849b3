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
import { LinkAccountNotice } from '../registration/LinkAccountNotice';
import { LinkLogin } from '../registration/LinkLogin';
import { LoginLayout } from '../registration/LoginLayout';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { KeepAccountPresenter } from './KeepAccountPresenter';

export const KeepAccountView = observer(function KeepAccountView() {
  const { sending } = usePagePresenter(KeepAccountPresenter);
  return (
    <LoginLayout>
      <div className="login-form">{sending.isDone ? <Retained /> : <Offer />}</div>
    </LoginLayout>
  );
});

const Offer = observer(function Offer() {
  const keeping = usePagePresenter(KeepAccountPresenter);
  const t = useTexts('myData');
  const failureText = useFailureText();
  const { isSending, problem } = keeping.sending;
  const isDead = problem?.kind === 'dead-key';

  return (
    <>
      <Heading level={1} size={2}>
        {t('keep.title')}
      </Heading>
      {isDead ? (
        <Notice tone="danger" announce>
          {t('keep.dead')}
        </Notice>
      ) : (
        <Soft>{t('keep.text')}</Soft>
      )}
      {!isDead && <LinkAccountNotice link={keeping.link} effect="nothing" />}
      {problem && problem.kind !== 'dead-key' && (
        <FailureNotice problem={problem} title={t('keep.failed')}>
          {failureText(problem)}
        </FailureNotice>
      )}
      {isDead ? (
        <LinkLogin link={keeping.link}>{t('keep.login')}</LinkLogin>
      ) : (
        <Button
          variant="primary"
          size="large"
          wide
          busy={isSending}
          busyLabel={t('keep.sending')}
          onClick={() => void keeping.submit()}
        >
          {t('keep.submit')}
        </Button>
      )}
    </>
  );
});

const Retained = observer(function Retained() {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('myData');

  return (
    <>
      <StepHeading>{t('kept.title')}</StepHeading>
      <Notice tone="success" announce>
        {t('kept.text')}
      </Notice>
      <ButtonLink variant="primary" size="large" wide to={pathOf('forgotPassword')}>
        {t('keep.newPassword')}
      </ButtonLink>
    </>
  );
});

const page: PageModule = {
  View: KeepAccountView,
  Presenter: KeepAccountPresenter,
  texts: ['myData', 'registrationLinks', 'session'],
};

export const pages = { keepAccount: page };

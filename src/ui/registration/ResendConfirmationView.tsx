import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useStepTitle } from '../app/useStepTitle';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LoginLayout } from './LoginLayout';
import { ResendConfirmationForm } from './ResendConfirmationForm';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

export const ResendConfirmationView = observer(function ResendConfirmationView() {
  const resending = usePagePresenter(ResendConfirmationPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationRecovery');
  useStepTitle(resending.sending.isDone ? t('forgot.sentTitle') : undefined);

  return (
    <LoginLayout>
      <ResendConfirmationForm
        resending={resending}
        head={
          <div className="login-form__head">
            <Heading level={1} size={2}>
              {t('resend.title')}
            </Heading>
            <Soft>{t('resend.text')}</Soft>
          </div>
        }
        foot={
          !resending.isOwn && (
            <ButtonLink variant="quiet" wide to={pathOf('login')}>
              {t('toLogin')}
            </ButtonLink>
          )
        }
      />
    </LoginLayout>
  );
});

const page: PageModule = {
  View: ResendConfirmationView,
  Presenter: ResendConfirmationPresenter,
  texts: ['registrationRecovery', 'session'],
};

export const pages = { resendConfirmation: page };

import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Intro } from '../kit/layout/Text';
import { LoginLink } from '../session/LoginLink';
import { usePagePresenter } from '../usePresenter';
import { RegistrationPresenter } from './RegistrationPresenter';
import { SignupDone } from './SignupDone';
import { SignupForm } from './SignupForm';
import './Signup.scss';

interface SignupBodyProps {
  readonly title: string;
  readonly intro: string;
}

export const SignupBody = observer(function SignupBody({ title, intro }: SignupBodyProps) {
  const registration = usePagePresenter(RegistrationPresenter);
  const t = useTexts('registration');
  const { state } = registration.sending;

  if (state.kind === 'done')
    return (
      <SignupDone
        {...state.value}
        gameTimeCode={registration.gameTimeCode}
        onCorrectEmail={registration.correctEmail}
      />
    );
  return (
    <div className="signup">
      <div className="signup__head">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <Intro>{registration.isBuyer ? t('buyer.intro') : intro}</Intro>
        <p className="signup__login">
          {t('login.question')} <LoginLink variant="quiet">{t('login.link')}</LoginLink>
        </p>
      </div>
      <SignupForm registration={registration} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Panel } from '../kit/layout/Panel';
import { usePagePresenter } from '../usePresenter';
import { RegistrationPresenter } from './RegistrationPresenter';
import { SignupBody } from './SignupBody';
import './Signup.scss';

/** The sign-up form without a picture, for visitors from a campaign or from the store (RG-03). */
export const LandingSignupView = observer(function LandingSignupView() {
  const t = useTexts('registration');
  const { hasTicket } = usePagePresenter(RegistrationPresenter);

  return (
    <div className="landing-signup">
      <Panel>
        <SignupBody title={t('landing.title')} intro={t(hasTicket ? 'landing.ticket' : 'landing.intro')} />
      </Panel>
    </div>
  );
});

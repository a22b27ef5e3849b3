import type { PageModule } from '../app/Pages';
import { LandingSignupView } from './LandingSignupView';
import { RegistrationPresenter } from './RegistrationPresenter';
import { SignupView } from './SignupView';

const texts = ['registration', 'security'] as const;

const signupPage: PageModule = { View: SignupView, Presenter: RegistrationPresenter, texts };

const landingSignupPage: PageModule = {
  View: LandingSignupView,
  Presenter: RegistrationPresenter,
  texts,
};

/** Redirects signed-in players with a notice. This page loads its texts. */
const signupWithKeyPage: PageModule = { ...signupPage, texts: [...texts, 'registrationRecovery'] };

export const pages = {
  landingSignup: landingSignupPage,
  signup: signupPage,
  signupWithKey: signupWithKeyPage,
};

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

/** Redirects a signed-in player with a notice, whose texts this page loads. */
const signupWithKeyPage: PageModule = { ...signupPage, texts: [...texts, 'registrationRecovery'] };

export const pages = {
  landingSignup: landingSignupPage,
  signup: signupPage,
  signupWithKey: signupWithKeyPage,
};

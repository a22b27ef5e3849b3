import type { PageModule } from '../app/Pages';
import { LandingSignupView } from './LandingSignupView';
import { RegistrationPresenter } from './RegistrationPresenter';
import { SignupView } from './SignupView';

const texts = ['registration', 'security'] as const;

export const signupPage: PageModule = { View: SignupView, Presenter: RegistrationPresenter, texts };

export const landingSignupPage: PageModule = {
  View: LandingSignupView,
  Presenter: RegistrationPresenter,
  texts,
};

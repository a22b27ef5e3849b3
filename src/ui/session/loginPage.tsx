import type { PageModule } from '../app/Pages';
import { LoginLayout } from '../registration/LoginLayout';
import { loginTexts } from './LoginDialogPresenter';
import { LoginForm } from './LoginForm';

export const LoginView = () => (
  <LoginLayout>
    <LoginForm level={1} />
  </LoginLayout>
);

const loginPage: PageModule = { View: LoginView, texts: loginTexts };

export const pages = { login: loginPage };

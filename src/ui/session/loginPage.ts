import type { PageModule } from '../app/Pages';
import { loginTexts } from './LoginDialogPresenter';
import { LoginView } from './LoginView';

const loginPage: PageModule = { View: LoginView, texts: loginTexts };

export const pages = { login: loginPage };

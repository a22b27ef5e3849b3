import type { PageModule } from '../app/Pages';
import { loginTexts } from './LoginDialogPresenter';
import { LoginView } from './LoginView';

export const loginPage: PageModule = { View: LoginView, texts: loginTexts };

import type { PageModule } from '../app/Pages';
import { LoginView } from './LoginView';

export const loginPage: PageModule = { View: LoginView };

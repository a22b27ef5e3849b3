import type { PageModule } from '../app/Pages';
import { EmailPreferencesPresenter } from './EmailPreferencesPresenter';
import { EmailPreferencesView } from './EmailPreferencesView';

export const emailPreferencesPage: PageModule = {
  View: EmailPreferencesView,
  Presenter: EmailPreferencesPresenter,
  texts: ['mailingPreferences'],
};

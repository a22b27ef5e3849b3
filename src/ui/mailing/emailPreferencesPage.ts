import type { PageModule } from '../app/Pages';
import { EmailPreferencesPresenter } from './EmailPreferencesPresenter';
import { EmailPreferencesView } from './EmailPreferencesView';

const emailPreferencesPage: PageModule = {
  View: EmailPreferencesView,
  Presenter: EmailPreferencesPresenter,
  texts: ['mailingPreferences'],
};

export const pages = { preferences: emailPreferencesPage };

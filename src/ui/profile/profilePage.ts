import type { PageModule } from '../app/Pages';
import { ProfilePresenter } from './ProfilePresenter';
import { ProfileView } from './ProfileView';

const profilePage: PageModule = {
  View: ProfileView,
  Presenter: ProfilePresenter,
  texts: ['profile', 'securityPassword', 'security'],
};

export const pages = { profile: profilePage };

import type { PageModule } from '../app/Pages';
import { SecurityView } from './SecurityView';

export const securityPage: PageModule = {
  View: SecurityView,
  texts: ['accountSecurity', 'security', 'currentPassword', 'devices', 'passkeys'],
};

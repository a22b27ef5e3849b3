import type { PageModule } from '../app/Pages';
import { SecurityView } from './SecurityView';

export const securityPage: PageModule = {
  View: SecurityView,
  texts: ['securityPage', 'security', 'securityPassword', 'devices', 'devicesPasskeys'],
};

import type { PageModule } from '../app/Pages';
import { SecurityView } from './SecurityView';

const securityPage: PageModule = {
  View: SecurityView,
  texts: ['securityPage', 'security', 'securityPassword', 'devices', 'devicesPasskeys'],
};

export const pages = { security: securityPage };

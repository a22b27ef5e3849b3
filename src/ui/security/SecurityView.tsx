import type { PageModule } from '../app/Pages';
import { PasskeysSection } from '../devices/PasskeysSection';
import { SessionsSection } from '../devices/SessionsSection';
import { useTexts } from '../content/useTexts';
import { PageHead } from '../kit/layout/PageHead';
import { PasswordSection } from './PasswordSection';
import { TwoFactorSection } from './TwoFactorSection';
import './Security.scss';

/** The security page. Each section is a component with its own presenter. */
export const SecurityView = () => {
  const t = useTexts('securityPage');

  return (
    <div className="security-page">
      <PageHead title={t('title')} intro={t('intro')} />
      <PasswordSection />
      <TwoFactorSection />
      <PasskeysSection />
      <SessionsSection />
    </div>
  );
};

const page: PageModule = {
  View: SecurityView,
  texts: ['securityPage', 'security', 'securityPassword', 'devices', 'devicesPasskeys'],
};

export const pages = { security: page };

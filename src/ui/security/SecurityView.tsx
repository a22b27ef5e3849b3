import { PasskeysSection } from '../devices/PasskeysSection';
import { SessionsSection } from '../devices/SessionsSection';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { PasswordSection } from './PasswordSection';
import { TwoFactorSection } from './TwoFactorSection';
import './Security.scss';

/** The security page. Each section is a component with its own presenter. */
export const SecurityView = () => {
  const t = useTexts('securityPage');

  return (
    <div className="security-page">
      <header className="security-page__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="security-page__intro">{t('intro')}</p>
      </header>
      <PasswordSection />
      <TwoFactorSection />
      <PasskeysSection />
      <SessionsSection />
    </div>
  );
};

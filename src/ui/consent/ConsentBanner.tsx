import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import { ConsentPresenter } from './ConsentPresenter';
import { CookiePolicyLink } from './CookiePolicyLink';
import './Consent.scss';

export const ConsentBanner = observer(function ConsentBanner() {
  const consent = usePresenter(ConsentPresenter);
  const t = useTexts('consent');

  return (
    <section className="consent" aria-label={t('banner.label')}>
      <div className="consent__words">
        <Heading level={2} size={4}>
          {t('banner.title')}
        </Heading>
        <p>
          {t('banner.text')} <CookiePolicyLink />
        </p>
      </div>
      <div className="consent__actions">
        <Button variant="secondary" onClick={consent.agreeToAll}>
          {t('banner.agreeAll')}
        </Button>
        <Button variant="secondary" onClick={consent.declineAll}>
          {t('banner.declineAll')}
        </Button>
        <Button variant="secondary" onClick={consent.showDetails}>
          {t('banner.choose')}
        </Button>
      </div>
    </section>
  );
});

import { useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ConsentChoice } from '#domain/consent/ConsentChoices';
import { consentChoiceAttribute, consentBannerId } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import { ConsentPresenter } from './ConsentPresenter';
import { CookiePolicyLink } from './CookiePolicyLink';
import './ConsentBanner.scss';

const answering = (choice: ConsentChoice) => ({ [consentChoiceAttribute]: choice });

/** Always rendered, so that the early script can show it before the app has started. */
export const ConsentBanner = observer(function ConsentBanner() {
  const consent = usePresenter(ConsentPresenter);
  const t = useTexts('consent');
  const bar = useRef<HTMLElement>(null);
  const { kind } = consent.state;

  // React is not aware of the DOM changes made by the early script.
  useLayoutEffect(() => {
    if (bar.current && kind !== 'unresolved') bar.current.hidden = kind !== 'asking';
  }, [kind]);

  return (
    <section
      ref={bar}
      id={consentBannerId}
      className="consent"
      aria-label={t('banner.label')}
      hidden={kind !== 'asking'}
      suppressHydrationWarning
    >
      <div className="consent__words">
        <Heading level={2} size={4}>
          {t('banner.title')}
        </Heading>
        <p>
          {t('banner.text')} <CookiePolicyLink />
        </p>
      </div>
      <div className="consent__actions">
        <Button variant="secondary" onClick={consent.agreeToAll} {...answering('agree')}>
          {t('banner.agreeAll')}
        </Button>
        <Button variant="secondary" onClick={consent.declineAll} {...answering('decline')}>
          {t('banner.declineAll')}
        </Button>
        <Button variant="secondary" onClick={consent.showDetails}>
          {t('banner.choose')}
        </Button>
      </div>
    </section>
  );
});

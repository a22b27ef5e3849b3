import { useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ConsentChoice } from '#domain/consent/ConsentChoices';
import { closeConsentBar } from '#hydration/closeConsentBar';
import { consentChoiceAttribute, consentBannerId } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import { ConsentPresenter } from './ConsentPresenter';
import { CookiePolicyLink } from './CookiePolicyLink';
import './ConsentBanner.scss';

/**
 * Always rendered, so that the early script can show it before the app has started. It is at the start of the document,
 * so that a keyboard user reaches it first.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const consent = usePresenter(ConsentPresenter);
  const t = useTexts('consent');
  const bar = useRef<HTMLElement>(null);
  const { kind } = consent.state;

  // React is not aware of the DOM changes made by the early script.
  useLayoutEffect(() => {
    if (bar.current && kind !== 'unresolved') bar.current.hidden = kind !== 'asking';
  }, [kind]);

  const choosing = (choice: Exclude<ConsentChoice, 'unknown'>) => ({
    [consentChoiceAttribute]: choice,
    onClick: () => {
      if (bar.current) closeConsentBar(bar.current);
      if (choice === 'agree') consent.agreeToAll();
      else consent.declineAll();
    },
  });

  return (
    <>
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
          <Button variant="secondary" {...choosing('agree')}>
            {t('banner.agreeAll')}
          </Button>
          <Button variant="secondary" {...choosing('decline')}>
            {t('banner.declineAll')}
          </Button>
          <Button variant="secondary" onClick={consent.showDetails}>
            {t('banner.choose')}
          </Button>
        </div>
      </section>
      <p className="consent-message" tabIndex={-1} hidden suppressHydrationWarning>
        {t('saved')}
      </p>
    </>
  );
});

import { lazy, Suspense, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { ConsentBanner } from './ConsentBanner';
import { ConsentPresenter } from './ConsentPresenter';

const ConsentDetails = lazy(() =>
  import('./ConsentDetails').then((module) => ({ default: module.ConsentDetails })),
);
const ConsentSaved = lazy(() =>
  import('./ConsentSaved').then((module) => ({ default: module.ConsentSaved })),
);

/** Asks for consent after the first paint, where consent is required (CC-03). */
export const ConsentPrompt = observer(function ConsentPrompt() {
  const consent = usePresenter(ConsentPresenter);

  useEffect(() => void consent.start(), [consent]);

  const { state } = consent;
  return (
    <>
      <ConsentBanner />
      <Suspense>
        {state.kind === 'detailing' && <ConsentDetails />}
        {state.kind === 'saved' && <ConsentSaved withdrawn={state.withdrawn} />}
      </Suspense>
    </>
  );
});

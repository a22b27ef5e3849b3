import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { later } from '../loading/later';
import { usePresenter } from '../usePresenter';
import { ConsentBanner } from './ConsentBanner';
import { ConsentPresenter } from './ConsentPresenter';

const ConsentDetails = later(async () => (await import('./ConsentDetails')).ConsentDetails);
const ConsentSaved = later(async () => (await import('./ConsentSaved')).ConsentSaved);

/** Asks for consent after the first paint, where consent is required (CC-03). */
export const ConsentPrompt = observer(function ConsentPrompt() {
  const consent = usePresenter(ConsentPresenter);

  useEffect(() => void consent.start(), [consent]);

  const { state } = consent;
  return (
    <>
      <ConsentBanner />
      {state.kind === 'detailing' && <ConsentDetails />}
      {state.kind === 'saved' && <ConsentSaved withdrawn={state.withdrawn} />}
    </>
  );
});

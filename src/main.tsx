import 'reflect-metadata';
import { compose } from '@composition';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppPresenter } from './ui/app/AppPresenter';
import { Root } from './ui/app/Root';

const { container, Overlay } = compose();
const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id root');

/** Tells early.ts, and whoever waits for a page that answers. */
const Ready = () => {
  useEffect(() => {
    place.dataset.ready = '';
    document.dispatchEvent(new Event('application-ready'));
  }, []);
  return null;
};

await container.get(AppPresenter).start();

const application = (
  <Root container={container}>
    {Overlay && <Overlay />}
    <Ready />
  </Root>
);
if (place.hasChildNodes()) hydrateRoot(place, application);
else createRoot(place).render(application);

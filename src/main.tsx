import 'reflect-metadata';
import { compose } from '@composition';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from './infrastructure/browser/nextTask';
import { AppPresenter } from './ui/app/AppPresenter';
import { Root } from './ui/app/Root';

// Evaluating the application has kept the page busy already.
await nextTask();
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

const app = container.get(AppPresenter);
await app.start();

const application = (
  <Root container={container}>
    {Overlay && <Overlay />}
    <Ready />
  </Root>
);
if (app.shows(place.dataset.rendered)) hydrateRoot(place, application);
else {
  place.replaceChildren();
  createRoot(place).render(application);
}

import 'reflect-metadata';
import { compose } from '@composition';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  applicationReadyEvent,
  failedAttribute,
  readyAttribute,
  renderedAttribute,
  rootId,
} from './handover/protocol';
import { nextTask } from './infrastructure/browser/nextTask';
import { AppPresenter } from './ui/app/AppPresenter';
import { Root } from './ui/app/Root';

// Evaluating the application has kept the page busy already.
await nextTask();
const { container, Overlay } = compose();
const place = document.getElementById(rootId);
if (!place) throw new Error(`The page has no element with the id ${rootId}`);

const Ready = () => {
  useEffect(() => {
    place.setAttribute(readyAttribute, '');
    document.dispatchEvent(new Event(applicationReadyEvent));
  }, []);
  return null;
};

const app = container.get(AppPresenter);
await app.start();

const rendered = place.getAttribute(renderedAttribute) ?? undefined;
const application = (
  <Root container={container}>
    {Overlay && <Overlay />}
    <Ready />
  </Root>
);
if (app.shows(rendered)) hydrateRoot(place, application);
else if (rendered !== undefined && app.hasFailed) {
  // The page that the host rendered can be read and left without the application.
  document.documentElement.setAttribute(failedAttribute, '');
} else {
  place.replaceChildren();
  createRoot(place).render(application);
}

import 'reflect-metadata';
import { startTransition, useEffect } from 'react';
import {
  applicationReadyEvent,
  failedAttribute,
  readyAttribute,
  renderedAttribute,
  rootId,
} from './handover/protocol';
import { holdInput } from './infrastructure/browser/holdInput';
import { rest } from './infrastructure/browser/rest';

// Evaluates each part in its own task: all at once would block a slow phone for half a second.
await rest();
const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
await rest();
await import(/* webpackMode: "eager" */ './ui/presenter');
await rest();
await import(/* webpackMode: "eager" */ './ui/content/Translations');
await rest();
const { AppPresenter } = await import(/* webpackMode: "eager" */ './ui/app/AppPresenter');
await rest();
const { Root } = await import(/* webpackMode: "eager" */ './ui/app/Root');
await rest();
const { compose } = await import(/* webpackMode: "eager" */ '@composition');
const { container, Overlay } = await compose();
const place = document.getElementById(rootId);
if (!place) throw new Error(`The page has no element with the id ${rootId}`);

await rest();
const app = container.get(AppPresenter);
let takeOver: () => void;
const takenOver = new Promise<void>((done) => (takeOver = done));

let letInputThrough = (): void => undefined;

const Ready = () => {
  useEffect(() => {
    letInputThrough();
    place.setAttribute(readyAttribute, '');
    document.dispatchEvent(new Event(applicationReadyEvent));
    takeOver();
  }, []);
  return null;
};

await app.start(takenOver);
await rest();

const rendered = place.getAttribute(renderedAttribute) ?? undefined;
const application = (
  <Root container={container}>
    {Overlay && <Overlay />}
    <Ready />
  </Root>
);
// In a transition React yields to the browser between components.
if (app.shows(rendered)) {
  letInputThrough = holdInput(document);
  startTransition(() => void hydrateRoot(place, application));
} else if (rendered !== undefined && app.hasFailed) {
  // The server-rendered page can be read and left without the application.
  document.documentElement.setAttribute(failedAttribute, '');
} else {
  place.replaceChildren();
  createRoot(place).render(application);
}

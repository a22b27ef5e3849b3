import 'reflect-metadata';
import { startTransition, useEffect } from 'react';
import { failedAttribute, renderedPathAttribute, rootId } from './hydration/protocol';
import { Hydration } from './infrastructure/browser/Hydration';
import { yieldToMain } from './infrastructure/browser/yieldToMain';

const findRoot = (): HTMLElement => {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no element with the id ${rootId}`);
  return root;
};

/** Runs a module in a separate task. All modules in one task would block a slow phone for half a second. */
const evaluate = async <T,>(load: () => Promise<T>): Promise<T> => {
  await yieldToMain();
  return load();
};

const evaluateViews = async () => {
  await evaluate(() => import(/* webpackMode: "eager" */ './ui/presenter'));
  await evaluate(() => import(/* webpackMode: "eager" */ './ui/content/Translations'));
  const { AppPresenter } = await evaluate(() => import(/* webpackMode: "eager" */ './ui/app/AppPresenter'));
  const { Root } = await evaluate(() => import(/* webpackMode: "eager" */ './ui/app/Root'));
  return { AppPresenter, Root };
};

const connectAdapters = async () => {
  const { compose } = await evaluate(() => import(/* webpackMode: "eager" */ '@composition'));
  const composition = await compose();
  await yieldToMain();
  return composition;
};

const main = async (): Promise<void> => {
  const { createRoot, hydrateRoot } = await evaluate(
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  );
  const { AppPresenter, Root } = await evaluateViews();
  const { container, Overlay } = await connectAdapters();

  const root = findRoot();
  const hydration = new Hydration(root);
  const app = container.get(AppPresenter);
  await app.start(hydration.done);
  await yieldToMain();

  const Hydrated = () => {
    useEffect(() => hydration.onHydrated(), []);
    return null;
  };
  const application = (
    <Root container={container}>
      {Overlay && <Overlay />}
      <Hydrated />
    </Root>
  );
  const renderedPath = root.getAttribute(renderedPathAttribute) ?? undefined;
  if (app.canHydrate(renderedPath)) {
    hydration.start();
    // A transition lets React yield to the browser between components.
    startTransition(() => void hydrateRoot(root, application));
  } else if (renderedPath !== undefined && app.hasFailed) {
    // A server-rendered page can still be read, and its links work, without the application.
    document.documentElement.setAttribute(failedAttribute, '');
  } else {
    root.replaceChildren();
    createRoot(root).render(application);
  }
};

await main();

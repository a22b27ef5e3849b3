import { adapterModule } from '#infrastructure/adapterModule';
import { FakePasskeyDevice } from '#infrastructure/fake/devices/FakePasskeyDevice';
import { FakePaymentWidget } from '#infrastructure/fake/commerce/FakePaymentWidget';
import { FakeExternalNavigator } from '#infrastructure/fake/browser/FakeExternalNavigator';
import { SessionFakeBackendStorage } from '#infrastructure/fake/backend/SessionFakeBackendStorage';
import { Pages } from '#ui/app/Pages';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { browserAdapters } from './browserAdapters';
import type { Composition } from './Composition';
import { createCore } from './core';
import { DemoOverlay } from './demo/DemoOverlay';
import { fakeAdapters } from './fakeAdapters';

const demo = adapterModule(
  FakeExternalNavigator,
  FakePasskeyDevice,
  FakePaymentWidget,
  SessionFakeBackendStorage,
);

/** Composes the site with a fake back end in the browser tab, and a panel that controls it. */
export const compose = (): Composition => {
  const container = createCore(
    new Pages(
      {
        ...sitePages,
        kit: () =>
          import('#ui/kit/specimens/KitPage').then(({ KitPage }) => ({ View: KitPage, texts: ['kit'] })),
      },
      siteFrames,
    ),
  );
  container.load(...browserAdapters(window), ...fakeAdapters, demo);
  return { container, Overlay: DemoOverlay };
};

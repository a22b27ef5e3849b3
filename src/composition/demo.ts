import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import { Navigator } from '#application/navigation/Navigator';
import { FakePasskeyDevice } from '#infrastructure/fake/devices/FakePasskeyDevice';
import { FakePaymentWidget } from '#infrastructure/fake/commerce/FakePaymentWidget';
import { FakeExternalNavigator } from '#infrastructure/fake/browser/FakeExternalNavigator';
import { SessionFakeBackendStorage } from '#infrastructure/fake/backend/SessionFakeBackendStorage';
import { FakeBackendStorage } from '#infrastructure/fake/backend/FakeBackendStorage';
import { Pages } from '#ui/app/Pages';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { browserAdapters } from './browserAdapters';
import type { Composition } from './Composition';
import { createCore } from './core';
import { DemoOverlay } from './demo/DemoOverlay';
import { DemoPaymentPresenter } from './demo/DemoPaymentPresenter';
import { DemoPresenter } from './demo/DemoPresenter';
import { fakeAdapters } from './fakeAdapters';

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
  container.load(browserAdapters(window), fakeAdapters());
  container.bind(Navigator).to(FakeExternalNavigator).inSingletonScope();
  container.bind(PasskeyDevice).to(FakePasskeyDevice).inSingletonScope();
  container.bind(FakePaymentWidget).toSelf().inSingletonScope();
  container.bind(PaymentWidget).toService(FakePaymentWidget);
  container.bind(FakeBackendStorage).to(SessionFakeBackendStorage);
  container.bind(DemoPresenter).toSelf().inSingletonScope();
  container.bind(DemoPaymentPresenter).toSelf().inSingletonScope();
  return { container, Overlay: DemoOverlay };
};

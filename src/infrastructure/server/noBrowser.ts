import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Experiments } from '#application/analytics/Experiments';
import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { PrivacySignals } from '#application/consent/PrivacySignals';
import { Preview } from '#application/content/Preview';
import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { SliceSimulation } from '#application/content/SliceSimulation';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import { LinkIntents } from '#application/navigation/LinkIntents';
import { ListProgress } from '#application/navigation/ListProgress';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { Viewport } from '#application/navigation/Viewport';
import { PasswordStrength } from '#application/security/PasswordStrength';
import { SessionChannel } from '#application/session/SessionChannel';
import { Analytics } from '#application/shared/Analytics';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import { ShareSheet } from '#application/shared/ShareSheet';
import { Clipboard } from '#application/shared/Clipboard';
import { CodeLoader } from '#application/shared/CodeLoader';
import { FileSaver } from '#application/shared/FileSaver';
import { PageVisibility } from '#application/shared/PageVisibility';
import { TimeZone } from '#application/shared/TimeZone';
import { Printer } from '#application/shared/Printer';
import { TypedInput } from '#application/shared/TypedInput';
import { Locks } from '#application/shared/Locks';
import { StoredItems } from '#application/shared/StoredItems';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { UnsentFiles } from '#application/uploads/UnsentFiles';
import { returnPathItem } from '#domain/consent/storedItems';
import { succeed } from '#domain/shared/Result';

const noop = (): undefined => undefined;
const subscribeToNothing = () => noop;
const throwNoVisitor = (): never => {
  throw new Error('A render on the server has no visitor who could do this');
};

/** Nothing on a page that is rendered for every visitor has a unique key. */
export const noUuids = new ContainerModule(({ bind }) => {
  bind(UuidGenerator).toConstantValue({ generate: throwNoVisitor });
});

/**
 * Adapters that replace the browser during server rendering. The page is the same for every visitor: a guest who has
 * chosen and stored nothing.
 */
export const noBrowser = new ContainerModule(({ bind }) => {
  const use = <T extends object>(port: ServiceIdentifier<T>, adapter: T): void =>
    void bind(port).toConstantValue(adapter);

  use(SessionChannel, { announce: noop, listen: subscribeToNothing });
  use(StoredItems, {
    read: noop,
    // Ignored, because the browser stores the return path when it resolves the page.
    write: ({ name }) => (name === returnPathItem.name ? undefined : throwNoVisitor()),
    remove: noop,
    removeAll: noop,
    namesOf: () => [],
    onChange: subscribeToNothing,
  });
  use(PrivacySignals, { isGlobalPrivacyControlOn: false });
  // Rendered pages are cached, so unpublished content must not be rendered on the server.
  use(Preview, { ref: undefined, end: throwNoVisitor });
  use(SliceSimulation, { follow: () => () => undefined });
  use(PlaybackConditions, {
    canAnimate: false,
    canAutoplay: false,
    canPlayVideos: false,
    isPortrait: false,
    onChange: subscribeToNothing,
  });
  use(LinkIntents, { onHover: noop, onVisible: noop, onDiscover: noop });
  use(Viewport, {
    isPhone: false,
    scrollToTop: noop,
    restoreScroll: noop,
    storeScrollPosition: noop,
    scrollTo: noop,
    onScroll: subscribeToNothing,
    topOf: noop,
    observeVisibility: subscribeToNothing,
    afterPaint: noop,
    focusMain: noop,
  });
  use(ListProgress, { findStep: noop, saveStep: noop });
  use(RenderedPage, { visibleSince: noop });
  use(PageVisibility, { isVisible: false, onChange: subscribeToNothing });
  use(TimeZone, { name: undefined });
  use(VisitorActivity, { hasTyped: false, isBusy: true, onReturn: noop });
  // Does nothing, because the browser reports the visit.
  use(Analytics, {
    trackPageView: noop,
    trackCommerce: noop,
    hasSentEvents: async () => false,
    trackExperiment: noop,
  });
  use(CodeLoader, { load: async (load) => succeed(await load()), tryLoad: (load) => load() });
  use(TypedInput, { remember: throwNoVisitor });
  use(Experiments, { variantOf: noop });
  use(Clipboard, { copy: async () => false });
  use(ShareSheet, { isAvailable: false, share: async () => false });
  use(FileSaver, { save: throwNoVisitor });
  use(Printer, { print: throwNoVisitor });
  use(Locks, { runExclusive: (_name, task) => task() });
  use(PasskeyDevice, {
    isSupported: false,
    create: throwNoVisitor,
    getAssertion: throwNoVisitor,
    canOffer: async () => false,
    offer: throwNoVisitor,
  });
  use(UnsentFiles, {
    list: async () => [],
    save: throwNoVisitor,
    remove: throwNoVisitor,
    clear: async () => undefined,
  });
  use(PaymentWidget, { prepare: noop, open: throwNoVisitor });
  use(PasswordStrength, { estimate: async () => undefined });
});

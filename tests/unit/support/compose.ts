import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { Experiments } from '#application/analytics/Experiments';
import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { PurchaseStore } from '#application/commerce/PurchaseStore';
import { Referrals } from '#application/commerce/Referrals';
import { ConsentStore } from '#application/consent/ConsentStore';
import { PrivacySignals } from '#application/consent/PrivacySignals';
import { Preview } from '#application/content/Preview';
import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import { LanguagePreference } from '#application/language/LanguagePreference';
import { DismissedAlerts } from '#application/navigation/DismissedAlerts';
import { DocumentHead } from '#application/navigation/DocumentHead';
import { LinkIntents } from '#application/navigation/LinkIntents';
import { Navigator } from '#application/navigation/Navigator';
import { ListProgress } from '#application/navigation/ListProgress';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { ReturnPaths } from '#application/navigation/ReturnPaths';
import { Viewport } from '#application/navigation/Viewport';
import { TypedInput } from '#application/shared/TypedInput';
import { DomTypedInput } from '#infrastructure/browser/DomTypedInput';
import { PasswordStrength } from '#application/security/PasswordStrength';
import { SessionChannel } from '#application/session/SessionChannel';
import { TokenStore } from '#application/session/TokenStore';
import { Analytics } from '#application/shared/Analytics';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import { ShareSheet } from '#application/shared/ShareSheet';
import { Clipboard } from '#application/shared/Clipboard';
import { Clock } from '#application/shared/Clock';
import { CodeLoader } from '#application/shared/CodeLoader';
import { FileSaver } from '#application/shared/FileSaver';
import { PageVisibility } from '#application/shared/PageVisibility';
import { TimeZone } from '#application/shared/TimeZone';
import { Printer } from '#application/shared/Printer';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { Locks } from '#application/shared/Locks';
import { StoredItems } from '#application/shared/StoredItems';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { UnsentFiles } from '#application/uploads/UnsentFiles';
import { Configuration } from '#application/configuration/Configuration';
import { createCore } from '#composition/core';
import { fakeAdapters } from '#composition/fakeAdapters';
import type { Purchase } from '#domain/commerce/Purchase';
import { purchaseItem } from '#domain/consent/storedItems';
import type { TokenPair } from '#domain/session/TokenPair';
import { FakePaymentWidget } from '#infrastructure/fake/commerce/FakePaymentWidget';
import { SequentialUuids } from '#infrastructure/fake/shared/SequentialUuids';
import { FakeExperiments } from '#infrastructure/fake/analytics/FakeExperiments';
import { FakeVisitorActivity } from '#infrastructure/fake/browser/FakeVisitorActivity';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { FakePageVisibility } from '#infrastructure/fake/browser/FakePageVisibility';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { FakeNavigator } from '#infrastructure/fake/browser/FakeNavigator';
import { FakeSessionChannel } from '#infrastructure/fake/browser/FakeSessionChannel';
import { InMemoryListProgress } from '#infrastructure/fake/browser/InMemoryListProgress';
import { FakeRenderedPage } from '#infrastructure/fake/browser/FakeRenderedPage';
import { FakePlaybackConditions } from '#infrastructure/fake/browser/FakePlaybackConditions';
import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';
import { FakePasskeyDevice } from '#infrastructure/fake/devices/FakePasskeyDevice';
import { InMemoryUnsentFiles } from '#infrastructure/fake/browser/InMemoryUnsentFiles';
import { QueuedLocks } from '#infrastructure/fake/browser/QueuedLocks';
import { InMemoryPreview } from '#infrastructure/fake/content/InMemoryPreview';
import { FakePasswordStrength } from '#infrastructure/fake/security/FakePasswordStrength';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import {
  RecordedAnalytics,
  RecordedClipboard,
  RecordedErrors,
  RecordedFiles,
  RecordedPrinter,
  RecordedShareSheet,
  RecordedHead,
  RecordedViewport,
  FakeLinkIntents,
} from '#infrastructure/fake/shared/recorders';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { Pages, type LoadFrame, type LoadPage } from '#ui/app/Pages';
import type { RouteId, Section } from '#domain/navigation/routes';

const blank: LoadPage = async () => ({ View: () => null });

/** Empty versions of the most important pages. */
export const blankPages = { home: blank, login: blank, products: blank };

interface ComposeOptions {
  /** Path of the current page. */
  readonly path?: string;
  readonly pages?: Partial<Record<RouteId, LoadPage>>;
  readonly frames?: Partial<Record<Section, LoadFrame>>;
  /** Account whose tokens are stored in this browser. */
  readonly as?: PersonKey;
  /** Adapters of the API's ports. Defaults to the fake back end. */
  readonly adapters?: readonly ContainerModule[];
}

/** The real core with the fake back end and an in-memory browser. One per test. */
export class Application {
  readonly clock = new FakeClock();
  readonly navigator: FakeNavigator;
  readonly activity = new FakeVisitorActivity();
  readonly code = new FakeCodeLoader();
  readonly visibility = new FakePageVisibility();
  readonly timeZone: { name: string | undefined } = { name: 'Europe/Berlin' };
  readonly channel = new FakeSessionChannel();
  readonly stored = new InMemoryStoredItems();
  readonly analytics = new RecordedAnalytics();
  readonly experiments = new FakeExperiments();
  readonly errors = new RecordedErrors();
  readonly playback = new FakePlaybackConditions();
  readonly historyNotes = new InMemoryListProgress();
  readonly renderedPage = new FakeRenderedPage();
  readonly viewport = new RecordedViewport();
  readonly linkIntents = new FakeLinkIntents();
  readonly head = new RecordedHead();
  readonly clipboard = new RecordedClipboard();
  readonly shareSheet = new RecordedShareSheet();
  readonly files = new RecordedFiles();
  readonly printer = new RecordedPrinter();
  readonly preview = new InMemoryPreview();
  readonly unsentFiles = new InMemoryUnsentFiles();
  readonly widget = new FakePaymentWidget();
  readonly privacySignals = { isGlobalPrivacyControlOn: false };
  readonly container: Container;

  constructor({ path = '/', pages = blankPages, frames, as, adapters = fakeAdapters }: ComposeOptions) {
    this.navigator = new FakeNavigator(path);
    this.container = createCore(new Pages(pages, frames));
    this.container.load(...adapters);
    this.bind(Clock, this.clock);
    this.bind(Navigator, this.navigator);
    this.bind(VisitorActivity, this.activity);
    this.bind(CodeLoader, this.code);
    this.bind(PageVisibility, this.visibility);
    this.bind(TimeZone, this.timeZone);
    this.bind(SessionChannel, this.channel);
    this.bind(Analytics, this.analytics);
    this.bind(Experiments, this.experiments);
    this.bind(ErrorReporter, this.errors);
    this.bind(PlaybackConditions, this.playback);
    this.bind(Viewport, this.viewport);
    this.bind(TypedInput, new DomTypedInput());
    this.bind(ListProgress, this.historyNotes);
    this.bind(RenderedPage, this.renderedPage);
    this.bind(LinkIntents, this.linkIntents);
    this.bind(DocumentHead, this.head);
    this.bind(Clipboard, this.clipboard);
    this.bind(ShareSheet, this.shareSheet);
    this.bind(FileSaver, this.files);
    this.bind(Printer, this.printer);
    this.bind(Locks, new QueuedLocks());
    this.bind(UuidGenerator, new SequentialUuids());
    this.bind(UnsentFiles, this.unsentFiles);
    this.bind(PaymentWidget, this.widget);
    this.bind(PasswordStrength, new FakePasswordStrength());
    this.container.bind(PasskeyDevice).toService(FakePasskeyDevice);
    this.bind(Preview, this.preview);
    this.bind(StoredItems, this.stored);
    this.bind(PrivacySignals, this.privacySignals);
    if (as) this.tokens.write(this.tokensOf(as));
  }

  get backend(): FakeBackend {
    return this.get(FakeBackend);
  }

  get tokens(): TokenStore {
    return this.get(TokenStore);
  }

  get consentStore(): ConsentStore {
    return this.get(ConsentStore);
  }

  get purchases(): PurchaseStore {
    return this.get(PurchaseStore);
  }

  get referrals(): Referrals {
    return this.get(Referrals);
  }

  get returnPaths(): ReturnPaths {
    return this.get(ReturnPaths);
  }

  get languagePreference(): LanguagePreference {
    return this.get(LanguagePreference);
  }

  get dismissedAlerts(): DismissedAlerts {
    return this.get(DismissedAlerts);
  }

  get<T>(service: ServiceIdentifier<T>): T {
    return this.container.get(service);
  }

  /** Replaces the adapter of a port. Call it before resolving anything that depends on the port. */
  replace<T extends object>(port: ServiceIdentifier<T>, adapter: T): void {
    this.container.unbind(port);
    this.bind(port, adapter);
  }

  /** Tokens of a new session of this account. */
  tokensOf(key: PersonKey): TokenPair {
    return this.get(FakeAuthenticator).issueTokens(this.backend.person(key));
  }

  /** Simulates a change of the purchase in another tab. */
  changePurchaseElsewhere(purchase: Purchase | undefined): void {
    this.stored.writeFromOtherTab(purchaseItem, purchase && JSON.stringify(purchase));
  }

  /** Binds an adapter to a port that has none. */
  bind<T extends object>(port: ServiceIdentifier<T>, adapter: T): void {
    this.container.bind(port).toConstantValue(adapter);
  }
}

/** Creates an application with a loaded remote configuration. */
export const compose = async (arrangement: ComposeOptions = {}): Promise<Application> => {
  const application = composeUnconfigured(arrangement);
  await application.get(Configuration).load();
  return application;
};

export const composeUnconfigured = (arrangement: ComposeOptions = {}): Application =>
  new Application(arrangement);

import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { Experiments } from '../../../src/application/analytics/Experiments';
import { PaymentWidget } from '../../../src/application/commerce/PaymentWidget';
import { PurchaseStore } from '../../../src/application/commerce/PurchaseStore';
import { Referrals } from '../../../src/application/commerce/Referrals';
import { ConsentStore } from '../../../src/application/consent/ConsentStore';
import { PrivacySignals } from '../../../src/application/consent/PrivacySignals';
import { Preview } from '../../../src/application/content/Preview';
import { PlaybackConditions } from '../../../src/application/content/PlaybackConditions';
import { PasskeyDevice } from '../../../src/application/devices/PasskeyDevice';
import { LanguagePreference } from '../../../src/application/language/LanguagePreference';
import { DismissedAlerts } from '../../../src/application/navigation/DismissedAlerts';
import { DocumentHead } from '../../../src/application/navigation/DocumentHead';
import { LinkIntents } from '../../../src/application/navigation/LinkIntents';
import { Navigator } from '../../../src/application/navigation/Navigator';
import { HistoryNotes } from '../../../src/application/navigation/HistoryNotes';
import { RenderedPage } from '../../../src/application/navigation/RenderedPage';
import { ReturnPaths } from '../../../src/application/navigation/ReturnPaths';
import { Viewport } from '../../../src/application/navigation/Viewport';
import { PasswordStrength } from '../../../src/application/security/PasswordStrength';
import { SessionChannel } from '../../../src/application/session/SessionChannel';
import { TokenStore } from '../../../src/application/session/TokenStore';
import { Analytics } from '../../../src/application/shared/Analytics';
import { VisitorActivity } from '../../../src/application/shared/VisitorActivity';
import { Clipboard } from '../../../src/application/shared/Clipboard';
import { Clock } from '../../../src/application/shared/Clock';
import { FileSaver } from '../../../src/application/shared/FileSaver';
import { PageVisibility } from '../../../src/application/shared/PageVisibility';
import { TimeZone } from '../../../src/application/shared/TimeZone';
import { Printer } from '../../../src/application/shared/Printer';
import { ErrorReporter } from '../../../src/application/shared/ErrorReporter';
import { Locks } from '../../../src/application/shared/Locks';
import { StoredItems } from '../../../src/application/shared/StoredItems';
import { Uuids } from '../../../src/application/shared/Uuids';
import { UnsentFiles } from '../../../src/application/uploads/UnsentFiles';
import { Configuration } from '../../../src/application/configuration/Configuration';
import { createCore } from '../../../src/composition/core';
import { fakeAdapters } from '../../../src/composition/fakeAdapters';
import type { Purchase } from '../../../src/domain/commerce/Purchase';
import { purchaseItem } from '../../../src/domain/consent/storedItems';
import type { TokenPair } from '../../../src/domain/session/TokenPair';
import { FakePaymentWidget } from '../../../src/infrastructure/fake/commerce/FakePaymentWidget';
import { CountedUuids } from '../../../src/infrastructure/fake/shared/CountedUuids';
import { FakeExperiments } from '../../../src/infrastructure/fake/analytics/FakeExperiments';
import { FakeVisitorActivity } from '../../../src/infrastructure/fake/browser/FakeVisitorActivity';
import { FakePageVisibility } from '../../../src/infrastructure/fake/browser/FakePageVisibility';
import { FakeClock } from '../../../src/infrastructure/fake/browser/FakeClock';
import { FakeNavigator } from '../../../src/infrastructure/fake/browser/FakeNavigator';
import { FakeSessionChannel } from '../../../src/infrastructure/fake/browser/FakeSessionChannel';
import { InMemoryHistoryNotes } from '../../../src/infrastructure/fake/browser/InMemoryHistoryNotes';
import { FakeRenderedPage } from '../../../src/infrastructure/fake/browser/FakeRenderedPage';
import { FakePlaybackConditions } from '../../../src/infrastructure/fake/browser/FakePlaybackConditions';
import { InMemoryStoredItems } from '../../../src/infrastructure/fake/browser/InMemoryStoredItems';
import { FakePasskeyDevice } from '../../../src/infrastructure/fake/devices/FakePasskeyDevice';
import { InMemoryUnsentFiles } from '../../../src/infrastructure/fake/browser/InMemoryUnsentFiles';
import { QueuedLocks } from '../../../src/infrastructure/fake/browser/QueuedLocks';
import { InMemoryPreview } from '../../../src/infrastructure/fake/content/InMemoryPreview';
import { FakePasswordStrength } from '../../../src/infrastructure/fake/security/FakePasswordStrength';
import { FakeAuthenticator } from '../../../src/infrastructure/fake/session/FakeAuthenticator';
import {
  RecordedAnalytics,
  RecordedClipboard,
  RecordedErrors,
  RecordedFiles,
  RecordedPrinter,
  RecordedHead,
  RecordedViewport,
  ScriptedLinkIntents,
} from '../../../src/infrastructure/fake/shared/recorders';
import { FakeWorld } from '../../../src/infrastructure/fake/world/FakeWorld';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import { Pages, type LoadFrame, type LoadPage } from '../../../src/ui/app/Pages';
import type { RouteId, Section } from '../../../src/domain/navigation/routes';

const blank: LoadPage = async () => ({ View: () => null });

/** Empty versions of the most important pages. */
export const blankPages = { home: blank, login: blank, products: blank };

interface Arrangement {
  /** Path of the current page. */
  readonly path?: string;
  readonly pages?: Partial<Record<RouteId, LoadPage>>;
  readonly frames?: Partial<Record<Section, LoadFrame>>;
  /** Account whose tokens are stored in this browser. */
  readonly as?: PersonKey;
  /** Adapters of the API's ports. Defaults to the fake back end. */
  readonly adapters?: ContainerModule;
}

/** The real core with the fake back end and an in-memory browser. One per test. */
export class Application {
  readonly clock = new FakeClock();
  readonly navigator: FakeNavigator;
  readonly activity = new FakeVisitorActivity();
  readonly visibility = new FakePageVisibility();
  readonly timeZone: { name: string | undefined } = { name: 'Europe/Berlin' };
  readonly channel = new FakeSessionChannel();
  readonly stored = new InMemoryStoredItems();
  readonly analytics = new RecordedAnalytics();
  readonly experiments = new FakeExperiments();
  readonly errors = new RecordedErrors();
  readonly playback = new FakePlaybackConditions();
  readonly historyNotes = new InMemoryHistoryNotes();
  readonly renderedPage = new FakeRenderedPage();
  readonly viewport = new RecordedViewport();
  readonly linkIntents = new ScriptedLinkIntents();
  readonly head = new RecordedHead();
  readonly clipboard = new RecordedClipboard();
  readonly files = new RecordedFiles();
  readonly printer = new RecordedPrinter();
  readonly preview = new InMemoryPreview();
  readonly unsentFiles = new InMemoryUnsentFiles();
  readonly widget = new FakePaymentWidget();
  readonly privacySignals = { isGlobalPrivacyControlOn: false };
  readonly container: Container;

  constructor({ path = '/', pages = blankPages, frames, as, adapters = fakeAdapters() }: Arrangement) {
    this.navigator = new FakeNavigator(path);
    this.container = createCore(new Pages(pages, frames));
    this.container.load(adapters);
    this.bind(Clock, this.clock);
    this.bind(Navigator, this.navigator);
    this.bind(VisitorActivity, this.activity);
    this.bind(PageVisibility, this.visibility);
    this.bind(TimeZone, this.timeZone);
    this.bind(SessionChannel, this.channel);
    this.bind(Analytics, this.analytics);
    this.bind(Experiments, this.experiments);
    this.bind(ErrorReporter, this.errors);
    this.bind(PlaybackConditions, this.playback);
    this.bind(Viewport, this.viewport);
    this.bind(HistoryNotes, this.historyNotes);
    this.bind(RenderedPage, this.renderedPage);
    this.bind(LinkIntents, this.linkIntents);
    this.bind(DocumentHead, this.head);
    this.bind(Clipboard, this.clipboard);
    this.bind(FileSaver, this.files);
    this.bind(Printer, this.printer);
    this.bind(Locks, new QueuedLocks());
    this.bind(Uuids, new CountedUuids());
    this.bind(UnsentFiles, this.unsentFiles);
    this.bind(PaymentWidget, this.widget);
    this.bind(PasswordStrength, new FakePasswordStrength());
    this.container.bind(PasskeyDevice).to(FakePasskeyDevice).inSingletonScope();
    this.bind(Preview, this.preview);
    this.bind(StoredItems, this.stored);
    this.bind(PrivacySignals, this.privacySignals);
    if (as) this.tokens.write(this.tokensOf(as));
  }

  get world(): FakeWorld {
    return this.get(FakeWorld);
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
    return this.get(FakeAuthenticator).tokensFor(this.world.person(key));
  }

  /** Simulates a change of the purchase in another tab. */
  changePurchaseElsewhere(purchase: Purchase | undefined): void {
    this.stored.writeElsewhere(purchaseItem, purchase && JSON.stringify(purchase));
  }

  /** Binds an adapter to a port that has none. */
  bind<T extends object>(port: ServiceIdentifier<T>, adapter: T): void {
    this.container.bind(port).toConstantValue(adapter);
  }
}

/** Creates an application with a loaded remote configuration. */
export const compose = async (arrangement: Arrangement = {}): Promise<Application> => {
  const application = composeUnconfigured(arrangement);
  await application.get(Configuration).load();
  return application;
};

export const composeUnconfigured = (arrangement: Arrangement = {}): Application =>
  new Application(arrangement);

import { ContainerModule } from 'inversify';
import { Experiments } from '../application/analytics/Experiments';
import { ConsentStore } from '../application/consent/ConsentStore';
import { PrivacySignals } from '../application/consent/PrivacySignals';
import { Preview } from '../application/content/Preview';
import { PlaybackConditions } from '../application/content/PlaybackConditions';
import { LanguagePreference } from '../application/language/LanguagePreference';
import { DismissedAlerts } from '../application/navigation/DismissedAlerts';
import { DocumentHead } from '../application/navigation/DocumentHead';
import { LinkIntents } from '../application/navigation/LinkIntents';
import { Navigator } from '../application/navigation/Navigator';
import { ReturnPaths } from '../application/navigation/ReturnPaths';
import { Viewport } from '../application/navigation/Viewport';
import { PasswordStrength } from '../application/security/PasswordStrength';
import { DraftStore } from '../application/session/DraftStore';
import { SessionChannel } from '../application/session/SessionChannel';
import { TokenStore } from '../application/session/TokenStore';
import { Analytics } from '../application/shared/Analytics';
import { Clipboard } from '../application/shared/Clipboard';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import { Locks } from '../application/shared/Locks';
import { ConsentedAnalytics } from '../infrastructure/analytics/ConsentedAnalytics';
import { DataLayerExperiments } from '../infrastructure/analytics/DataLayerExperiments';
import { BroadcastSessionChannel } from '../infrastructure/browser/BroadcastSessionChannel';
import { BrowserClipboard } from '../infrastructure/browser/BrowserClipboard';
import { BrowserDocumentHead } from '../infrastructure/browser/BrowserDocumentHead';
import { BrowserPlaybackConditions } from '../infrastructure/browser/BrowserPlaybackConditions';
import { BrowserViewport } from '../infrastructure/browser/BrowserViewport';
import { BrowserWindow } from '../infrastructure/browser/BrowserWindow';
import { CookieConsentStore } from '../infrastructure/browser/CookieConsentStore';
import { CookiePreview } from '../infrastructure/browser/CookiePreview';
import { CookieDismissedAlerts } from '../infrastructure/browser/CookieDismissedAlerts';
import { CookieTokenStore } from '../infrastructure/browser/CookieTokenStore';
import { HoveredLinks } from '../infrastructure/browser/HoveredLinks';
import { HistoryNavigator } from '../infrastructure/browser/HistoryNavigator';
import { NavigatorPrivacySignals } from '../infrastructure/browser/NavigatorPrivacySignals';
import { StoredDrafts } from '../infrastructure/browser/StoredDrafts';
import { StoredLanguagePreference } from '../infrastructure/browser/StoredLanguagePreference';
import { StoredReturnPaths } from '../infrastructure/browser/StoredReturnPaths';
import { WorkerPasswordStrength } from '../infrastructure/browser/strength/WorkerPasswordStrength';
import { SystemClock } from '../infrastructure/browser/SystemClock';
import { WebLocks } from '../infrastructure/browser/WebLocks';
import { ConsentedErrorReporter } from '../infrastructure/errors/ConsentedErrorReporter';

/** A chunk of its own: most pages have no password to choose. */
const strengthWorker = async (): Promise<Worker> => {
  const { startStrengthWorker } = await import('../infrastructure/browser/strength/startStrengthWorker');
  return startStrengthWorker();
};

/** What every application in a browser plugs in, whatever stands behind its API. */
export const browserAdapters = (window: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BrowserWindow).toConstantValue({ window });
    bind(Navigator).to(HistoryNavigator).inSingletonScope();
    bind(LinkIntents).to(HoveredLinks);
    bind(SessionChannel).to(BroadcastSessionChannel).inSingletonScope();
    bind(TokenStore).to(CookieTokenStore);
    bind(DraftStore).to(StoredDrafts);
    bind(ReturnPaths).to(StoredReturnPaths);
    bind(LanguagePreference).to(StoredLanguagePreference);
    bind(DismissedAlerts).to(CookieDismissedAlerts);
    bind(ConsentStore).to(CookieConsentStore);
    bind(PrivacySignals).to(NavigatorPrivacySignals);
    bind(Preview).to(CookiePreview);
    bind(PlaybackConditions).to(BrowserPlaybackConditions);
    bind(Viewport).to(BrowserViewport);
    bind(DocumentHead).to(BrowserDocumentHead);
    bind(Clipboard).to(BrowserClipboard);
    bind(Clock).to(SystemClock);
    bind(Locks).to(WebLocks);
    bind(PasswordStrength).toConstantValue(new WorkerPasswordStrength(strengthWorker));
    bind(Analytics).to(ConsentedAnalytics).inSingletonScope();
    bind(Experiments).to(DataLayerExperiments);
    bind(ErrorReporter).to(ConsentedErrorReporter).inSingletonScope();
  });

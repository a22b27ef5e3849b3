import { ContainerModule } from 'inversify';
import { LanguagePreference } from '../application/language/LanguagePreference';
import { DocumentHead } from '../application/navigation/DocumentHead';
import { Navigator } from '../application/navigation/Navigator';
import { ReturnPaths } from '../application/navigation/ReturnPaths';
import { Viewport } from '../application/navigation/Viewport';
import { SessionChannel } from '../application/session/SessionChannel';
import { TokenStore } from '../application/session/TokenStore';
import { Analytics } from '../application/shared/Analytics';
import { Clipboard } from '../application/shared/Clipboard';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import { Locks } from '../application/shared/Locks';
import { DataLayerAnalytics } from '../infrastructure/analytics/DataLayerAnalytics';
import { BroadcastSessionChannel } from '../infrastructure/browser/BroadcastSessionChannel';
import { BrowserClipboard } from '../infrastructure/browser/BrowserClipboard';
import { BrowserDocumentHead } from '../infrastructure/browser/BrowserDocumentHead';
import { BrowserViewport } from '../infrastructure/browser/BrowserViewport';
import { BrowserWindow } from '../infrastructure/browser/BrowserWindow';
import { CookieTokenStore } from '../infrastructure/browser/CookieTokenStore';
import { HistoryNavigator } from '../infrastructure/browser/HistoryNavigator';
import { StoredLanguagePreference } from '../infrastructure/browser/StoredLanguagePreference';
import { StoredReturnPaths } from '../infrastructure/browser/StoredReturnPaths';
import { SystemClock } from '../infrastructure/browser/SystemClock';
import { WebLocks } from '../infrastructure/browser/WebLocks';
import { ConsoleErrorReporter } from '../infrastructure/errors/ConsoleErrorReporter';

/** What every application in a browser plugs in, whatever stands behind its API. */
export const browserAdapters = (window: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BrowserWindow).toConstantValue({ window });
    bind(Navigator).to(HistoryNavigator).inSingletonScope();
    bind(SessionChannel).to(BroadcastSessionChannel).inSingletonScope();
    bind(TokenStore).to(CookieTokenStore);
    bind(ReturnPaths).to(StoredReturnPaths);
    bind(LanguagePreference).to(StoredLanguagePreference);
    bind(Viewport).to(BrowserViewport);
    bind(DocumentHead).to(BrowserDocumentHead);
    bind(Clipboard).to(BrowserClipboard);
    bind(Clock).to(SystemClock);
    bind(Locks).to(WebLocks);
    bind(Analytics).to(DataLayerAnalytics);
    bind(ErrorReporter).to(ConsoleErrorReporter);
  });

import { ContainerModule } from 'inversify';
import { Experiments } from '../application/analytics/Experiments';
import { PrivacySignals } from '../application/consent/PrivacySignals';
import { Preview } from '../application/content/Preview';
import { PlaybackConditions } from '../application/content/PlaybackConditions';
import { DocumentHead } from '../application/navigation/DocumentHead';
import { LinkIntents } from '../application/navigation/LinkIntents';
import { RenderedPage } from '../application/navigation/RenderedPage';
import { Viewport } from '../application/navigation/Viewport';
import { PasswordStrength } from '../application/security/PasswordStrength';
import { SessionChannel } from '../application/session/SessionChannel';
import { Analytics } from '../application/shared/Analytics';
import { VisitorActivity } from '../application/shared/VisitorActivity';
import { Clipboard } from '../application/shared/Clipboard';
import { FileSaver } from '../application/shared/FileSaver';
import { Printer } from '../application/shared/Printer';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import { Locks } from '../application/shared/Locks';
import { StoredItems } from '../application/shared/StoredItems';
import { Uuids } from '../application/shared/Uuids';
import { UnsentFiles } from '../application/uploads/UnsentFiles';
import { ConsentedAnalytics } from '../infrastructure/analytics/ConsentedAnalytics';
import { DataLayerExperiments } from '../infrastructure/analytics/DataLayerExperiments';
import { BrowserVisitorActivity } from '../infrastructure/browser/BrowserVisitorActivity';
import { BroadcastSessionChannel } from '../infrastructure/browser/BroadcastSessionChannel';
import { BrowserClipboard } from '../infrastructure/browser/BrowserClipboard';
import { BrowserFileSaver } from '../infrastructure/browser/BrowserFileSaver';
import { BrowserPrinter } from '../infrastructure/browser/BrowserPrinter';
import { BrowserDocumentHead } from '../infrastructure/browser/BrowserDocumentHead';
import { BrowserPlaybackConditions } from '../infrastructure/browser/BrowserPlaybackConditions';
import { BrowserRenderedPage } from '../infrastructure/browser/BrowserRenderedPage';
import { BrowserStoredItems } from '../infrastructure/browser/BrowserStoredItems';
import { BrowserViewport } from '../infrastructure/browser/BrowserViewport';
import { BrowserWindow } from '../infrastructure/browser/BrowserWindow';
import { CookiePreview } from '../infrastructure/browser/CookiePreview';
import { CryptoUuids } from '../infrastructure/browser/CryptoUuids';
import { AnchorLinkIntents } from '../infrastructure/browser/AnchorLinkIntents';
import { NavigatorPrivacySignals } from '../infrastructure/browser/NavigatorPrivacySignals';
import { WorkerPasswordStrength } from '../infrastructure/browser/strength/WorkerPasswordStrength';
import { IndexedUnsentFiles } from '../infrastructure/browser/IndexedUnsentFiles';
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
    bind(LinkIntents).to(AnchorLinkIntents);
    bind(SessionChannel).to(BroadcastSessionChannel).inSingletonScope();
    bind(StoredItems).to(BrowserStoredItems);
    bind(PrivacySignals).to(NavigatorPrivacySignals);
    bind(Preview).to(CookiePreview);
    bind(PlaybackConditions).to(BrowserPlaybackConditions);
    bind(Viewport).to(BrowserViewport);
    bind(RenderedPage).to(BrowserRenderedPage);
    bind(DocumentHead).to(BrowserDocumentHead);
    bind(Clipboard).to(BrowserClipboard);
    bind(FileSaver).to(BrowserFileSaver);
    bind(Printer).to(BrowserPrinter);
    bind(VisitorActivity).to(BrowserVisitorActivity).inSingletonScope();
    bind(Clock).to(SystemClock);
    bind(Locks).to(WebLocks);
    bind(Uuids).to(CryptoUuids);
    bind(UnsentFiles).to(IndexedUnsentFiles);
    bind(PasswordStrength).toConstantValue(new WorkerPasswordStrength(strengthWorker));
    bind(Analytics).to(ConsentedAnalytics).inSingletonScope();
    bind(Experiments).to(DataLayerExperiments);
    bind(ErrorReporter).to(ConsentedErrorReporter).inSingletonScope();
  });

import { ContainerModule } from 'inversify';
import { PasswordStrength } from '#application/security/PasswordStrength';
import { adapterModule } from '../adapterModule';
import { AnchorLinkIntents } from './AnchorLinkIntents';
import { BroadcastSessionChannel } from './BroadcastSessionChannel';
import { BrowserClipboard } from './BrowserClipboard';
import { BrowserCodeLoader } from './BrowserCodeLoader';
import { BrowserDocumentHead } from './BrowserDocumentHead';
import { BrowserFileSaver } from './BrowserFileSaver';
import { BrowserListProgress } from './BrowserListProgress';
import { BrowserPageVisibility } from './BrowserPageVisibility';
import { BrowserPlaybackConditions } from './BrowserPlaybackConditions';
import { BrowserPrinter } from './BrowserPrinter';
import { BrowserRenderedPage } from './BrowserRenderedPage';
import { BrowserShareSheet } from './BrowserShareSheet';
import { BrowserStoredItems } from './BrowserStoredItems';
import { BrowserTimeZone } from './BrowserTimeZone';
import { BrowserViewport } from './BrowserViewport';
import { BrowserVisitorActivity } from './BrowserVisitorActivity';
import { BrowserWindow } from './BrowserWindow';
import { CookiePreview } from './CookiePreview';
import { CryptoUuids } from './CryptoUuids';
import { DomTypedInput } from './DomTypedInput';
import { IndexedUnsentFiles } from './IndexedUnsentFiles';
import { NavigatorPrivacySignals } from './NavigatorPrivacySignals';
import { SystemClock } from './SystemClock';
import { WebLocks } from './WebLocks';
import { WorkerPasswordStrength } from './strength/WorkerPasswordStrength';

/** Loads the worker from a separate chunk, because most pages have no field for a new password. */
const loadStrengthWorker = async (): Promise<Worker> => {
  const { startStrengthWorker } = await import('./strength/startStrengthWorker');
  return startStrengthWorker();
};

/** Binds the window that the browser's adapters use. */
export const windowModule = (window: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BrowserWindow).toConstantValue({ window });
    bind(PasswordStrength).toConstantValue(new WorkerPasswordStrength(loadStrengthWorker));
  });

export const browser = adapterModule(
  AnchorLinkIntents,
  BroadcastSessionChannel,
  BrowserClipboard,
  BrowserCodeLoader,
  BrowserDocumentHead,
  BrowserFileSaver,
  BrowserListProgress,
  BrowserPageVisibility,
  BrowserPlaybackConditions,
  BrowserPrinter,
  BrowserRenderedPage,
  BrowserShareSheet,
  BrowserStoredItems,
  BrowserTimeZone,
  BrowserViewport,
  BrowserVisitorActivity,
  CookiePreview,
  CryptoUuids,
  DomTypedInput,
  IndexedUnsentFiles,
  NavigatorPrivacySignals,
  SystemClock,
  WebLocks,
);

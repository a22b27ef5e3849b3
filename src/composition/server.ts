import type { Container } from 'inversify';
import { Experiments } from '../application/analytics/Experiments';
import { PaymentWidget } from '../application/commerce/PaymentWidget';
import { PurchaseStore } from '../application/commerce/PurchaseStore';
import { Referrals } from '../application/commerce/Referrals';
import { ConsentStore } from '../application/consent/ConsentStore';
import { PrivacySignals } from '../application/consent/PrivacySignals';
import { Content } from '../application/content/Content';
import { Documents } from '../infrastructure/content/Documents';
import { Preview } from '../application/content/Preview';
import { PreviewedDocuments } from '../application/content/PreviewedDocuments';
import { PlaybackConditions } from '../application/content/PlaybackConditions';
import { LanguagePreference } from '../application/language/LanguagePreference';
import { DismissedAlerts } from '../application/navigation/DismissedAlerts';
import { DocumentHead } from '../application/navigation/DocumentHead';
import { LinkIntents } from '../application/navigation/LinkIntents';
import { Navigator } from '../application/navigation/Navigator';
import { RenderedPage } from '../application/navigation/RenderedPage';
import { ReturnPaths } from '../application/navigation/ReturnPaths';
import { Viewport } from '../application/navigation/Viewport';
import { PasswordStrength } from '../application/security/PasswordStrength';
import { DeviceIdentity } from '../application/session/DeviceIdentity';
import { DraftStore } from '../application/session/DraftStore';
import { SessionChannel } from '../application/session/SessionChannel';
import { TokenStore } from '../application/session/TokenStore';
import { Analytics } from '../application/shared/Analytics';
import { Attention } from '../application/shared/Attention';
import { Clipboard } from '../application/shared/Clipboard';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import { Locks } from '../application/shared/Locks';
import { Uuids } from '../application/shared/Uuids';
import type { Visit } from '../handover/Renderer';
import { SystemClock } from '../infrastructure/browser/SystemClock';
import { ContentConnection } from '../infrastructure/content/ContentConnection';
import { PrismicRepository } from '../infrastructure/content/PrismicRepository';
import { DescribedContent } from '../infrastructure/content/DescribedContent';
import { PrismicPreviewedDocuments } from '../infrastructure/content/PrismicPreviewedDocuments';
import { ResilientDocuments } from '../infrastructure/content/ResilientDocuments';
import { ConsoleErrorReporter } from '../infrastructure/errors/ConsoleErrorReporter';
import { CollectedHead } from '../infrastructure/server/CollectedHead';
import {
  NoAnalytics,
  NoAttention,
  NoClipboard,
  NoConsent,
  NoDevice,
  NoDismissals,
  NoDrafts,
  NoExperiments,
  NoLanguageChoice,
  NoLinkIntents,
  NoLocks,
  NoPreview,
  NoRenderedPage,
  NoPayments,
  NoPlayback,
  NoPurchase,
  NoReferrals,
  NoReturnPaths,
  NoSignals,
  NoStrength,
  NoTabs,
  NoTokens,
  NoUuids,
  NoViewport,
} from '../infrastructure/server/nobody';
import { RequestNavigator } from '../infrastructure/server/RequestNavigator';
import { ServerContentConnection } from '../infrastructure/server/ServerContentConnection';
import { PageTransfer } from '../infrastructure/transfer/PageTransfer';
import { RecordedDocuments } from '../infrastructure/transfer/RecordedDocuments';
import { Pages } from '../ui/app/Pages';
import { sitePages } from '../ui/app/sitePages';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';

/** Milliseconds: with shipped texts the page is still there in a second. */
const renderPatience = 500;

export interface ServerComposition {
  readonly container: Container;
  readonly navigator: RequestNavigator;
  readonly head: CollectedHead;
  readonly transfer: PageTransfer;
  /** The ref of the content that was read; nothing when shipped copies stood in for some of it. */
  readonly contentRef: () => string | undefined;
}

/** The site for one render on the server: a container per request, and nobody in particular visiting. */
export const compose = ({ path, apiOrigin, patience = renderPatience }: Visit): ServerComposition => {
  const container = createCore(new Pages(sitePages));
  const navigator = new RequestNavigator(path, apiOrigin);
  const head = new CollectedHead();
  const transfer = new PageTransfer();
  const connection = new ServerContentConnection(apiOrigin, new SystemClock(), patience);

  container.load(httpAdapters(apiOrigin));
  container.bind(Documents).to(RecordedDocuments).inSingletonScope();
  container.bind(Content).to(DescribedContent);
  container.bind(ResilientDocuments).toSelf().inSingletonScope();
  container.bind(PrismicRepository).toSelf().inSingletonScope();
  container.bind(Preview).to(NoPreview);
  container.bind(PreviewedDocuments).to(PrismicPreviewedDocuments);
  container.bind(PageTransfer).toConstantValue(transfer);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(DocumentHead).toConstantValue(head);
  container.bind(ContentConnection).toConstantValue(connection);
  container.bind(Clock).to(SystemClock);
  container.bind(ErrorReporter).to(ConsoleErrorReporter);
  container.bind(TokenStore).to(NoTokens);
  container.bind(DeviceIdentity).to(NoDevice);
  container.bind(DraftStore).to(NoDrafts);
  container.bind(SessionChannel).to(NoTabs);
  container.bind(ReturnPaths).to(NoReturnPaths);
  container.bind(LinkIntents).to(NoLinkIntents);
  container.bind(LanguagePreference).to(NoLanguageChoice);
  container.bind(DismissedAlerts).to(NoDismissals);
  container.bind(ConsentStore).to(NoConsent);
  container.bind(PrivacySignals).to(NoSignals);
  container.bind(PlaybackConditions).to(NoPlayback);
  container.bind(Viewport).to(NoViewport);
  container.bind(RenderedPage).to(NoRenderedPage);
  container.bind(Analytics).to(NoAnalytics);
  container.bind(Attention).to(NoAttention);
  container.bind(Experiments).to(NoExperiments);
  container.bind(Clipboard).to(NoClipboard);
  container.bind(Locks).to(NoLocks);
  container.bind(Uuids).to(NoUuids);
  container.bind(PurchaseStore).to(NoPurchase);
  container.bind(Referrals).to(NoReferrals);
  container.bind(PaymentWidget).to(NoPayments);
  container.bind(PasswordStrength).to(NoStrength);
  const contentRef = () => (container.get(ResilientDocuments).hasStoodIn ? undefined : connection.ref);
  return { container, navigator, head, transfer, contentRef };
};

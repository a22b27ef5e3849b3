import { useDeferredValue, useRef, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { isInLauncher } from '#domain/launcher/isInLauncher';
import { showsStatusLine } from '#domain/server-status/showsStatusLine';
import { isSliceSimulator } from '#domain/navigation/sliceSimulator';
import { Experiment } from '../../analytics/Experiment';
import { LazySettledPurchaseNotice } from '../../commerce/settled-purchase/LazySettledPurchaseNotice';
import { ConsentPrompt } from '../../consent/ConsentPrompt';
import { useTexts } from '../../content/useTexts';
import { LazyStepUpDialog } from '../../devices/LazyStepUpDialog';
import { LastUsedElementContext, useLastUsedElement } from '../../kit/overlays/lastUsedElement';
import { launcherContentId } from '../../launcher/launcherContentId';
import { LazyLeavingDialog } from '../../navigation/leaving/LazyLeavingDialog';
import { Reminders } from '../../session/reminders/Reminders';
import { LazyLoginDialog } from '../../session/LazyLoginDialog';
import { AlertBanner } from '../../navigation/AlertBanner';
import { Footer } from '../../navigation/Footer';
import { useAnnouncement } from '../../kit/feedback/useAnnouncement';
import { NavBar } from '../../navigation/NavBar';
import { PreviewNotice } from '../../content/preview/PreviewNotice';
import { LazyPendingResetNotice } from '../../registration/LazyPendingResetNotice';
import { LazyRedirectNotice } from '../../registration/LazyRedirectNotice';
import { StatusLine } from '../../server-status/StatusLine';
import { SessionEndedNotice } from '../../session/SessionEndedNotice';
import { AppRouter } from '../AppRouter';
import '../../kit/foundation/kit.scss';
import './Shell.scss';

interface ShellProps {
  readonly path: string;
  /** Path for links outside the page. It changes when the page is painted. */
  readonly chromePath: string;
  readonly isNavigating: boolean;
  readonly children: ReactNode;
}

export const Shell = observer(function Shell({ path, chromePath, isNavigating, children }: ShellProps) {
  const t = useTexts('app');
  const around = useDeferredValue(chromePath);
  const progress = useAnnouncement<HTMLDivElement>('polite');
  const main = useRef<HTMLElement>(null);
  const lastUsedElement = useLastUsedElement(main);

  const isLauncher = isInLauncher(path);
  const isBare = isLauncher || isSliceSimulator(path);

  return (
    <LastUsedElementContext value={lastUsedElement}>
      <a className="skip-link" href={isLauncher ? `#${launcherContentId}` : '#content'}>
        {t('nav.skipToContent')}
      </a>
      <AppRouter path={around}>
        {!isBare && <ConsentPrompt />}
        {!isBare && <NavBar />}
        <PreviewNotice />
        <div className="shell__progress" ref={progress} data-moving={isNavigating}>
          {isNavigating && <span>{t('loading.page')}</span>}
        </div>
        {!isBare && <ShellNotices path={around} />}
      </AppRouter>
      <main id="content" tabIndex={-1} aria-busy={isNavigating} ref={main}>
        <AppRouter path={path}>{children}</AppRouter>
      </main>
      <AppRouter path={around}>
        {!isBare && <FooterAndDialogs />}
        <LazyLeavingDialog />
      </AppRouter>
    </LastUsedElementContext>
  );
});

const ShellNotices = ({ path }: { readonly path: string }) => (
  <>
    {showsStatusLine(path) && <StatusLine />}
    <AlertBanner />
    <SessionEndedNotice />
    <LazyPendingResetNotice />
    <LazyRedirectNotice />
    <LazySettledPurchaseNotice />
  </>
);

const FooterAndDialogs = () => (
  <>
    <Footer />
    <Experiment />
    <LazyLoginDialog />
    <LazyStepUpDialog />
    <Reminders />
  </>
);

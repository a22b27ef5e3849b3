import { useDeferredValue, type ReactNode } from 'react';
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
import { HydrationSection } from '../HydrationSection';
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
  const around = useDeferredValue(chromePath);
  const [lastUsedElement, trackLastUsedElement] = useLastUsedElement();

  const isLauncher = isInLauncher(path);
  const isBare = isLauncher || isSliceSimulator(path);

  return (
    <LastUsedElementContext value={lastUsedElement}>
      <AppRouter path={around}>
        <HydrationSection>
          <SkipLink href={isLauncher ? `#${launcherContentId}` : '#content'} />
          {!isBare && <ConsentPrompt />}
          {!isBare && <NavBar />}
        </HydrationSection>
        <HydrationSection>
          <PreviewNotice />
          <NavigationProgress isNavigating={isNavigating} />
          {!isBare && <ShellNotices path={around} />}
        </HydrationSection>
      </AppRouter>
      <HydrationSection>
        <main id="content" tabIndex={-1} aria-busy={isNavigating} ref={trackLastUsedElement}>
          <AppRouter path={path}>{children}</AppRouter>
        </main>
      </HydrationSection>
      <AppRouter path={around}>
        <HydrationSection>
          {!isBare && <FooterAndDialogs />}
          <LazyLeavingDialog />
        </HydrationSection>
      </AppRouter>
    </LastUsedElementContext>
  );
});

const SkipLink = ({ href }: { readonly href: string }) => {
  const t = useTexts('app');
  return (
    <a className="skip-link" href={href}>
      {t('nav.skipToContent')}
    </a>
  );
};

const NavigationProgress = ({ isNavigating }: { readonly isNavigating: boolean }) => {
  const t = useTexts('app');
  const progress = useAnnouncement<HTMLDivElement>('polite');
  return (
    <div className="shell__progress" ref={progress} data-moving={isNavigating}>
      {isNavigating && <span>{t('loading.page')}</span>}
    </div>
  );
};

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

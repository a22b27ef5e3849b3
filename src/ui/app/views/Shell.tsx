import { useDeferredValue, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { isInLauncher } from '../../../domain/launcher/inLauncher';
import { isSliceSimulator } from '../../../domain/navigation/sliceSimulator';
import { Experiment } from '../../analytics/Experiment';
import { FoundPurchase } from '../../commerce/found-purchase/FoundPurchase';
import { ConsentPopup } from '../../consent/ConsentPopup';
import { useTexts } from '../../content/useTexts';
import { StepUpModal } from '../../devices/StepUpModal';
import { launcherPart } from '../../launcher/launcherPart';
import { LeavingPopup } from '../../navigation/leaving/LeavingPopup';
import { Reminders } from '../../session/reminders/Reminders';
import { LoginModal } from '../../session/LoginModal';
import { AlertBanner } from '../../navigation/AlertBanner';
import { Footer } from '../../navigation/Footer';
import { NavBar } from '../../navigation/NavBar';
import { PreviewNotice } from '../../content/preview/PreviewNotice';
import { RedirectNotice } from '../../registration/RedirectNotice';
import { SessionEnded } from '../../session/SessionEnded';
import { AppRouter } from '../AppRouter';
import '../../kit/foundation/kit.scss';
import './Shell.scss';

interface ShellProps {
  readonly path: string;
  /** Path for links outside the page. It changes when the page is painted. */
  readonly pathAround: string;
  readonly isMovingOn: boolean;
  readonly children: ReactNode;
}

export const Shell = observer(function Shell({ path, pathAround, isMovingOn, children }: ShellProps) {
  const t = useTexts('shell');
  const around = useDeferredValue(pathAround);

  const isLauncher = isInLauncher(path);
  const isBare = isLauncher || isSliceSimulator(path);

  return (
    <>
      <a className="skip-link" href={isLauncher ? `#${launcherPart}` : '#content'}>
        {t('nav.skipToContent')}
      </a>
      <AppRouter path={around}>
        {!isBare && <NavBar />}
        <PreviewNotice />
        <div className="shell__progress" role="status" data-moving={isMovingOn}>
          {isMovingOn && <span>{t('loading.page')}</span>}
        </div>
        {!isBare && <AboveThePage />}
      </AppRouter>
      <main id="content" tabIndex={-1} aria-busy={isMovingOn}>
        <AppRouter path={path}>{children}</AppRouter>
      </main>
      <AppRouter path={around}>
        {!isBare && <AroundThePage />}
        <LeavingPopup />
      </AppRouter>
    </>
  );
});

const AboveThePage = () => (
  <>
    <AlertBanner />
    <SessionEnded />
    <RedirectNotice />
    <FoundPurchase />
  </>
);

const AroundThePage = () => (
  <>
    <Footer />
    <ConsentPopup />
    <Experiment />
    <LoginModal />
    <StepUpModal />
    <Reminders />
  </>
);

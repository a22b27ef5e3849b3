import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Experiments } from '../application/analytics/Experiments';
import { PaymentWidget } from '../application/commerce/PaymentWidget';
import { PurchaseStore } from '../application/commerce/PurchaseStore';
import { Referrals } from '../application/commerce/Referrals';
import { ConsentStore } from '../application/consent/ConsentStore';
import { PrivacySignals } from '../application/consent/PrivacySignals';
import { Preview } from '../application/content/Preview';
import { PlaybackConditions } from '../application/content/PlaybackConditions';
import { LanguagePreference } from '../application/language/LanguagePreference';
import { LinkIntents } from '../application/navigation/LinkIntents';
import { DismissedAlerts } from '../application/navigation/DismissedAlerts';
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
import { Locks } from '../application/shared/Locks';
import { Uuids } from '../application/shared/Uuids';
import { undecided } from '../domain/consent/ConsentChoices';

const nothing = (): undefined => undefined;
const listenToNothing = () => nothing;
const never = (): never => {
  throw new Error('A render on the server has no visitor who could do this');
};

/**
 * What stands in for the browser while a page is rendered on the server. The page is the same for every visitor: nobody is
 * signed in, nothing was chosen, and nothing is stored.
 */
export const noBrowserAdapters = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const use = <T extends object>(port: ServiceIdentifier<T>, adapter: T): void =>
      void bind(port).toConstantValue(adapter);

    use(TokenStore, { read: nothing, write: never, clear: nothing });
    use(DeviceIdentity, { id: never });
    use(DraftStore, { read: nothing, write: never, remove: nothing, clear: nothing });
    use(SessionChannel, { announce: nothing, listen: listenToNothing });
    // The browser remembers the path when it resolves the page itself.
    use(ReturnPaths, { remember: nothing, take: nothing });
    use(LanguagePreference, { read: nothing, write: never, onChange: nothing });
    use(DismissedAlerts, { has: () => false, add: never });
    use(ConsentStore, {
      read: () => undecided,
      write: never,
      clearCookiesOf: nothing,
      onReturn: listenToNothing,
    });
    use(PrivacySignals, { isGlobalPrivacyControlOn: false });
    // Pages with unpublished content are not rendered here, since rendered pages are cached.
    use(Preview, { ref: undefined, end: never });
    use(PlaybackConditions, {
      mayMove: false,
      mayPlayFilms: false,
      isUpright: false,
      onChange: listenToNothing,
    });
    use(LinkIntents, { onIntent: nothing, onSight: nothing, onPresence: nothing });
    use(Viewport, {
      scrollToTop: nothing,
      scrollTo: () => false,
      onScroll: listenToNothing,
      topOf: nothing,
      watch: listenToNothing,
      afterPaint: nothing,
      focusMain: nothing,
    });
    use(RenderedPage, { shownSince: nothing });
    use(Attention, { hasTyped: false, isTaken: true, onReturn: nothing });
    // The browser reports the visit.
    use(Analytics, { pageView: nothing, commerce: nothing, experiment: nothing });
    use(Experiments, { variantOf: nothing });
    use(Clipboard, { copy: async () => false });
    use(Locks, { exclusively: (_name, task) => task() });
    use(Uuids, { fresh: never });
    use(PurchaseStore, { read: nothing, write: never, clear: nothing, onChange: listenToNothing });
    use(Referrals, { keep: nothing, current: nothing });
    use(PaymentWidget, { prepare: nothing, open: never });
    use(PasswordStrength, { estimate: async () => undefined });
  });

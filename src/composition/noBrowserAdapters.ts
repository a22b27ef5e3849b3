import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Experiments } from '../application/analytics/Experiments';
import { PaymentWidget } from '../application/commerce/PaymentWidget';
import { PrivacySignals } from '../application/consent/PrivacySignals';
import { Preview } from '../application/content/Preview';
import { PlaybackConditions } from '../application/content/PlaybackConditions';
import { SliceSimulation } from '../application/content/SliceSimulation';
import { PasskeyDevice } from '../application/devices/PasskeyDevice';
import { LinkIntents } from '../application/navigation/LinkIntents';
import { HistoryNotes } from '../application/navigation/HistoryNotes';
import { RenderedPage } from '../application/navigation/RenderedPage';
import { Viewport } from '../application/navigation/Viewport';
import { PasswordStrength } from '../application/security/PasswordStrength';
import { SessionChannel } from '../application/session/SessionChannel';
import { Analytics } from '../application/shared/Analytics';
import { VisitorActivity } from '../application/shared/VisitorActivity';
import { Clipboard } from '../application/shared/Clipboard';
import { FileSaver } from '../application/shared/FileSaver';
import { PageVisibility } from '../application/shared/PageVisibility';
import { TimeZone } from '../application/shared/TimeZone';
import { Printer } from '../application/shared/Printer';
import { Locks } from '../application/shared/Locks';
import { StoredItems } from '../application/shared/StoredItems';
import { Uuids } from '../application/shared/Uuids';
import { UnsentFiles } from '../application/uploads/UnsentFiles';
import { returnPathItem } from '../domain/consent/storedItems';

const nothing = (): undefined => undefined;
const listenToNothing = () => nothing;
const never = (): never => {
  throw new Error('A render on the server has no visitor who could do this');
};

/**
 * Adapters that replace the browser during server rendering. The page is the same for every visitor: a guest who has
 * chosen and stored nothing.
 */
export const noBrowserAdapters = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const use = <T extends object>(port: ServiceIdentifier<T>, adapter: T): void =>
      void bind(port).toConstantValue(adapter);

    use(SessionChannel, { announce: nothing, listen: listenToNothing });
    use(StoredItems, {
      read: nothing,
      // The browser stores the path when it resolves the page itself.
      write: ({ name }) => (name === returnPathItem.name ? undefined : never()),
      remove: nothing,
      removeAll: nothing,
      namesOf: () => [],
      onChange: listenToNothing,
    });
    use(PrivacySignals, { isGlobalPrivacyControlOn: false });
    // Rendered pages are cached, so pages with unpublished content are not rendered here.
    use(Preview, { ref: undefined, end: never });
    use(SliceSimulation, { follow: () => () => undefined });
    use(PlaybackConditions, {
      mayMove: false,
      mayPlayFilms: false,
      isUpright: false,
      onChange: listenToNothing,
    });
    use(LinkIntents, { onIntent: nothing, onSight: nothing, onPresence: nothing });
    use(Viewport, {
      isPhone: false,
      scrollToTop: nothing,
      scrollBack: nothing,
      storeScrollPosition: nothing,
      scrollTo: nothing,
      onScroll: listenToNothing,
      topOf: nothing,
      watch: listenToNothing,
      afterPaint: nothing,
      focusMain: nothing,
    });
    use(HistoryNotes, { stepOn: nothing, note: nothing });
    use(RenderedPage, { shownSince: nothing });
    use(PageVisibility, { isVisible: false, onChange: listenToNothing });
    use(TimeZone, { name: undefined });
    use(VisitorActivity, { hasTyped: false, isBusy: true, onReturn: nothing });
    // The browser reports the visit.
    use(Analytics, {
      pageView: nothing,
      commerce: nothing,
      hasLeft: async () => false,
      experiment: nothing,
    });
    use(Experiments, { variantOf: nothing });
    use(Clipboard, { copy: async () => false });
    use(FileSaver, { save: never });
    use(Printer, { print: never });
    use(Locks, { exclusively: (_name, task) => task() });
    use(Uuids, { fresh: never });
    use(PasskeyDevice, {
      isSupported: false,
      make: never,
      use: never,
      mayOffer: async () => false,
      offer: never,
    });
    use(UnsentFiles, { of: async () => [], keep: never, remove: never, clear: async () => undefined });
    use(PaymentWidget, { prepare: nothing, open: never });
    use(PasswordStrength, { estimate: async () => undefined });
  });

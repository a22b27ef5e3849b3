import { Experiments } from '../../application/analytics/Experiments';
import { PaymentWidget } from '../../application/commerce/PaymentWidget';
import { PurchaseStore } from '../../application/commerce/PurchaseStore';
import { Referrals } from '../../application/commerce/Referrals';
import { ConsentStore } from '../../application/consent/ConsentStore';
import { PrivacySignals } from '../../application/consent/PrivacySignals';
import { Preview } from '../../application/content/Preview';
import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { LanguagePreference, type ChosenLanguage } from '../../application/language/LanguagePreference';
import { LinkIntents } from '../../application/navigation/LinkIntents';
import { DismissedAlerts } from '../../application/navigation/DismissedAlerts';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { ReturnPaths } from '../../application/navigation/ReturnPaths';
import { Viewport } from '../../application/navigation/Viewport';
import { PasswordStrength } from '../../application/security/PasswordStrength';
import { DeviceIdentity } from '../../application/session/DeviceIdentity';
import { DraftStore } from '../../application/session/DraftStore';
import { SessionChannel } from '../../application/session/SessionChannel';
import { TokenStore } from '../../application/session/TokenStore';
import { Analytics } from '../../application/shared/Analytics';
import { Attention } from '../../application/shared/Attention';
import { Clipboard } from '../../application/shared/Clipboard';
import { Locks } from '../../application/shared/Locks';
import { Uuids } from '../../application/shared/Uuids';
import { undecided, type ConsentChoices } from '../../domain/consent/ConsentChoices';
import type { TokenPair } from '../../domain/session/TokenPair';

/**
 * A visitor without a browser: what a page rendered on the server knows of who will see it. One page serves
 * everybody, so nobody is signed in, nothing was chosen, and nothing is kept.
 */

export class NoTokens extends TokenStore {
  read(): TokenPair | undefined {
    return undefined;
  }

  write(): void {
    throw new Error('Nobody signs in on the server');
  }

  clear(): void {
    // There are none.
  }
}

export class NoLinkIntents extends LinkIntents {
  onIntent(): void {
    // Nobody points at anything.
  }

  onSight(): void {
    // Nobody looks at it yet.
  }

  onPresence(): void {
    // Nor has anybody anything to follow.
  }
}

export class NoDevice extends DeviceIdentity {
  id(): string {
    throw new Error('Nobody signs in on the server');
  }
}

export class NoDrafts extends DraftStore {
  read(): string | undefined {
    return undefined;
  }

  write(): void {
    throw new Error('Nobody types on the server');
  }

  remove(): void {
    // There are none.
  }

  clear(): void {
    // There are none.
  }
}

export class NoAttention extends Attention {
  readonly hasTyped = false;
  readonly isTaken = true;

  onReturn(): void {
    // Nobody comes back to a render.
  }
}

export class NoTabs extends SessionChannel {
  announce(): void {
    // Nobody is there to hear it.
  }

  listen(): () => void {
    return () => undefined;
  }
}

export class NoReturnPaths extends ReturnPaths {
  remember(): void {
    // The browser remembers it when it resolves the page itself.
  }

  take(): string | undefined {
    return undefined;
  }
}

export class NoLanguageChoice extends LanguagePreference {
  read(): ChosenLanguage | undefined {
    return undefined;
  }

  write(): void {
    throw new Error('Nobody chooses a language on the server');
  }

  onChange(): void {
    // Nobody is there to choose.
  }
}

export class NoConsent extends ConsentStore {
  read(): ConsentChoices {
    return undecided;
  }

  write(): void {
    throw new Error('Nobody agrees to anything on the server');
  }

  clearCookiesOf(): void {
    // There are none.
  }

  onReturn(): () => void {
    return () => undefined;
  }
}

/** Drafts are never rendered here: what is, is kept. */
export class NoPreview extends Preview {
  readonly ref = undefined;

  end(): void {
    throw new Error('Nobody looks at drafts on the server');
  }
}

export class NoDismissals extends DismissedAlerts {
  has(): boolean {
    return false;
  }

  add(): void {
    throw new Error('Nobody closes anything on the server');
  }
}

export class NoSignals extends PrivacySignals {
  readonly isGlobalPrivacyControlOn = false;
}

export class NoViewport extends Viewport {
  scrollToTop(): void {
    // Nobody looks at it yet.
  }

  scrollTo(): boolean {
    return false;
  }

  onScroll(): () => void {
    return () => undefined;
  }

  topOf(): number | undefined {
    return undefined;
  }

  watch(): () => void {
    return () => undefined;
  }

  afterPaint(): void {
    // Nothing is painted here.
  }

  focusMain(): void {
    // Nobody looks at it yet.
  }
}

/** What moves waits for a browser that says that it may. */
export class NoPlayback extends PlaybackConditions {
  readonly mayMove = false;
  readonly mayPlayFilms = false;
  readonly isUpright = false;

  onChange(): () => void {
    return () => undefined;
  }
}

export class NoAnalytics extends Analytics {
  pageView(): void {
    // The browser reports the visit.
  }

  commerce(): void {
    // Nobody buys on the server.
  }

  experiment(): void {
    // Its tool lives in the browser.
  }
}

export class NoExperiments extends Experiments {
  variantOf(): undefined {
    return undefined;
  }
}

export class NoClipboard extends Clipboard {
  async copy(): Promise<boolean> {
    return false;
  }
}

export class NoLocks extends Locks {
  exclusively<T>(_name: string, task: () => Promise<T>): Promise<T> {
    return task();
  }
}

export class NoStrength extends PasswordStrength {
  async estimate(): Promise<undefined> {
    return undefined;
  }
}

export class NoRenderedPage extends RenderedPage {
  shownSince(): undefined {
    return undefined;
  }
}

export class NoPurchase extends PurchaseStore {
  read(): undefined {
    return undefined;
  }

  write(): void {
    throw new Error('Nobody buys on the server');
  }

  clear(): void {
    // There is none.
  }

  onChange(): () => void {
    return () => undefined;
  }
}

export class NoReferrals extends Referrals {
  keep(): void {
    // The browser keeps it.
  }

  current(): undefined {
    return undefined;
  }
}

export class NoPayments extends PaymentWidget {
  prepare(): void {
    // The browser does.
  }

  open(): never {
    throw new Error('Nobody pays on the server');
  }
}

export class NoUuids extends Uuids {
  fresh(): never {
    throw new Error('Nobody begins anything on the server');
  }
}

import { Secret, TOTP } from 'otpauth';
import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { homePath, languageOf } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import type { FakeEmail } from '#infrastructure/fake/backend/emails';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';
import type { NetworkCondition } from '#infrastructure/fake/backend/FakeBackendState';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { samplePassword, sampleTwoFactorSecret } from '#samples/accounts';
import { Translations } from '#ui/content/Translations';
import { makePresenterObservable, sharedPresenter, type ViewLifecycle } from '#ui/presenter';

export const demoAccounts = [
  'new',
  'subscriber',
  'backer',
  'steam',
  'expired',
  'twoFactor',
  'ending',
  'veteran',
  'payer',
  'canceled',
  'lapsing',
  'storeSubscriber',
] as const satisfies readonly PersonKey[];

export type DemoAccount = (typeof demoAccounts)[number];

export const networkConditions = [
  'normal',
  'slow',
  'failing',
  'offline',
] as const satisfies readonly NetworkCondition[];

const codePeriodMilliseconds = 30_000;

/** Controls the fake back end from within the page. */
@sharedPresenter
export class DemoPresenter implements ViewLifecycle {
  isOpen = false;
  hasTexts = false;
  areCouponsOn = true;
  network: NetworkCondition;
  account: DemoAccount | undefined;
  oneTimeCode = '';
  /** Emails with unused links, newest first. */
  emails: readonly FakeEmail[];
  readonly password = samplePassword;
  readonly twoFactorEmail: string;
  private stopClock: () => void = () => undefined;

  constructor(
    private readonly backend: FakeBackend,
    private readonly authenticator: FakeAuthenticator,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
    private readonly translations: Translations,
    private readonly coupons: FakeDacs,
  ) {
    this.network = backend.networkCondition;
    this.emails = backend.emails;
    this.twoFactorEmail = backend.person('twoFactor').email;
    makePresenterObservable(this, 'codes', 'kitPath');
    session.onChange(this.onSessionChange);
    backend.onChange(this.collectEmails);
  }

  /** Codes that can be redeemed, and codes that are rejected. */
  get codes() {
    return this.backend.codes;
  }

  /** Path of the component gallery in the page's language. */
  get kitPath(): string {
    return pathOf('kit', this.translations.locale);
  }

  onShow(): () => void {
    void this.translations.ensureLoaded(['demo']).then(this.setHasTexts);
    return () => undefined;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    this.stopClock();
    if (this.isOpen) this.showCode();
  }

  changeNetwork(network: NetworkCondition): void {
    this.backend.setNetworkCondition(network);
    this.network = network;
  }

  /** Turns coupons on or off. Pages that are already open show the change after a reload. */
  enableCoupons(isOn: boolean): void {
    this.coupons.setEnabled(isOn);
    this.areCouponsOn = isOn;
  }

  /** Signs in without the login page, except with two-factor authentication: its second step is on that page. */
  async signInAs(person: DemoAccount): Promise<void> {
    this.changeNetwork('normal');
    if (this.session.player) this.session.end();
    if (person === 'twoFactor') {
      this.navigator.push(pathOf('login', this.translations.locale));
      return;
    }
    // Choosing a person must not change the language of the demo.
    this.backend.person(person).language = languageOf(this.translations.locale);
    await this.session.begin(this.authenticator.issueTokens(this.backend.person(person)));
  }

  signOut(): void {
    this.session.end();
  }

  /** Signs out and resets the fake back end. */
  reset(): void {
    this.session.end();
    this.backend.reset();
    this.enableCoupons(true);
    this.navigator.load(homePath(this.translations.locale));
  }

  private collectEmails(): void {
    this.emails = this.backend.emails.filter(({ isUsed }) => !isUsed);
  }

  private setHasTexts(): void {
    this.hasTexts = true;
  }

  private onSessionChange(): void {
    const id = this.session.player?.id;
    this.account = demoAccounts.find((key) => this.backend.person(key).id === id);
  }

  private showCode(): void {
    const now = this.clock.now().getTime();
    const totp = new TOTP({ secret: Secret.fromBase32(sampleTwoFactorSecret) });
    this.oneTimeCode = totp.generate({ timestamp: now });
    this.stopClock = this.clock.schedule(
      codePeriodMilliseconds - (now % codePeriodMilliseconds),
      this.showCode,
    );
  }
}

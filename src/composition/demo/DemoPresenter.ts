import { Secret, TOTP } from 'otpauth';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { Session } from '../../application/session/Session';
import { Clock } from '../../application/shared/Clock';
import { homePath, localeOfPath } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import { FakeAuthenticator } from '../../infrastructure/fake/session/FakeAuthenticator';
import { FakeWorld, type FakeLetter, type Weather } from '../../infrastructure/fake/world/FakeWorld';
import { fakePassword, fakeTwoFactorSecret, type PersonKey } from '../../infrastructure/fake/world/people';
import { Translations } from '../../ui/content/Translations';
import { presenter } from '../../ui/presenter';

/** Whom a demo can be shown as. */
export const demoPeople = [
  'new',
  'subscriber',
  'backer',
  'steam',
  'expired',
  'twoFactor',
] as const satisfies readonly PersonKey[];

export type DemoPerson = (typeof demoPeople)[number];

export const weathers = ['normal', 'slow', 'failing', 'offline'] as const satisfies readonly Weather[];

const codePeriodMilliseconds = 30_000;

/** Steers the fake world from inside the page. */
@presenter
export class DemoPresenter {
  isOpen = false;
  /** Its texts are there. */
  isReady = false;
  weather: Weather;
  person: DemoPerson | undefined;
  oneTimeCode = '';
  /** Newest first; those whose link still leads somewhere. */
  letters: readonly FakeLetter[];
  readonly password = fakePassword;
  readonly twoFactorEmail: string;
  private stopClock: () => void = () => undefined;

  constructor(
    private readonly world: FakeWorld,
    private readonly authenticator: FakeAuthenticator,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
    private readonly translations: Translations,
  ) {
    this.weather = world.weather;
    this.letters = world.letters;
    this.twoFactorEmail = world.person('twoFactor').email;
    makeAutoObservable<
      this,
      'world' | 'authenticator' | 'session' | 'navigator' | 'clock' | 'translations' | 'stopClock'
    >(
      this,
      {
        letters: observableRef,
        world: false,
        authenticator: false,
        session: false,
        navigator: false,
        clock: false,
        translations: false,
        stopClock: false,
        password: false,
        twoFactorEmail: false,
      },
      { autoBind: true },
    );
    session.onChange(this.follow);
    world.onChange(this.collectLetters);
  }

  /** Codes that can be redeemed, and those that show a refusal. */
  get codes() {
    return this.world.codes;
  }

  /** The component gallery, in the language of this visit. */
  get kitPath(): string {
    return pathOf('kit', localeOfPath(this.navigator.path));
  }

  async start(): Promise<void> {
    await this.translations.need(['demo']);
    this.getReady();
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    this.stopClock();
    if (this.isOpen) this.showCode();
  }

  changeWeather(weather: Weather): void {
    this.world.changeWeather(weather);
    this.weather = weather;
  }

  /** Signs in as somebody, without the sign-in page; two-factor people are signed in by it, to show the step. */
  async become(person: DemoPerson): Promise<void> {
    this.changeWeather('normal');
    if (this.session.player) this.session.end();
    if (person === 'twoFactor') {
      this.navigator.push(pathOf('login', localeOfPath(this.navigator.path)));
      return;
    }
    await this.session.begin(this.authenticator.tokensFor(this.world.person(person)));
  }

  becomeNobody(): void {
    this.session.end();
  }

  /** Forgets everything that was done in this demo. */
  reset(): void {
    this.session.end();
    this.world.reset();
    this.navigator.load(homePath(localeOfPath(this.navigator.path)));
  }

  private collectLetters(): void {
    this.letters = this.world.letters.filter(({ isUsed }) => !isUsed);
  }

  private getReady(): void {
    this.isReady = true;
  }

  private follow(): void {
    const id = this.session.player?.id;
    this.person = demoPeople.find((key) => this.world.person(key).id === id);
  }

  private showCode(): void {
    const now = this.clock.now().getTime();
    const totp = new TOTP({ secret: Secret.fromBase32(fakeTwoFactorSecret) });
    this.oneTimeCode = totp.generate({ timestamp: now });
    this.stopClock = this.clock.after(codePeriodMilliseconds - (now % codePeriodMilliseconds), this.showCode);
  }
}

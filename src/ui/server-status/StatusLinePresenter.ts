import { Navigator } from '#application/navigation/Navigator';
import { LoadServiceStatus } from '#application/server-status/LoadServiceStatus';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { PageVisibility } from '#application/shared/PageVisibility';
import { TimeZone } from '#application/shared/TimeZone';
import { showsStatusLine } from '#domain/server-status/showsStatusLine';
import { headlineOf, type StatusHeadline } from '#domain/server-status/StatusHeadline';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter, type ViewLifecycle } from '../presenter';

/** Milliseconds between requests while the game is not up. */
export const linePollIntervalMs = 60_000;

/** Milliseconds between updates of the countdown. */
const tickMs = 10_000;

/** Milliseconds until an “up” status is requested again when the line is shown. */
const maxAgeMs = 300_000;

/**
 * Whether the game is up, for the pages with a status line. While it is up, a rendered page sends no request. One per
 * application.
 */
@sharedPresenter
export class StatusLinePresenter implements ViewLifecycle {
  headline: StatusHeadline | undefined;
  /** Whether the game came back while the line was shown. */
  isBack = false;
  /** Undefined until the line is shown: server-rendered HTML must not depend on the time. */
  now: Date | undefined;
  timeZone = 'UTC';
  private checkedAt = -Infinity;
  private stopClock: () => void = () => undefined;

  constructor(
    private readonly prerendered: PrerenderedStatus,
    private readonly loadServiceStatus: LoadServiceStatus,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly clock: Clock,
    private readonly zone: TimeZone,
    private readonly visibility: PageVisibility,
    private readonly errors: ErrorReporter,
  ) {
    makePresenterObservable(this);
  }

  get isUp(): boolean {
    return this.headline === undefined || this.headline.state === 'up';
  }

  /** @param textsReady resolves when the texts of the shell are loaded */
  async load(textsReady: Promise<void>): Promise<void> {
    if (!showsStatusLine(this.navigator.path)) return;
    const headline = await this.prerendered.findHeadline();
    await textsReady;
    if (!headline) return;
    this.checkedAt = this.clock.elapsedMs();
    await this.accept(headline);
  }

  onShow(): () => void {
    this.timeZone = this.zone.name ?? 'UTC';
    const stop = this.visibility.onChange(this.update);
    this.update();
    return () => {
      stop();
      this.stopClock();
      this.isBack = false;
    };
  }

  private update(): void {
    this.stopClock();
    this.now = this.clock.now();
    if (!this.visibility.isVisible) return;
    const age = this.clock.elapsedMs() - this.checkedAt;
    if (age >= (this.isUp ? maxAgeMs : linePollIntervalMs)) void this.refresh();
    if (!this.isUp) this.stopClock = this.clock.schedule(tickMs, this.update);
  }

  /** Failures are ignored: the page says nothing, or what it showed before. */
  private async refresh(): Promise<void> {
    this.checkedAt = this.clock.elapsedMs();
    try {
      const loaded = await this.loadServiceStatus.execute();
      const headline = loaded.ok ? headlineOf(loaded.value.services) : undefined;
      if (!headline) return;
      const wasUp = this.isUp;
      await this.accept(headline);
      this.isBack = !wasUp && this.isUp;
      if (wasUp && !this.isUp) this.update();
    } catch (error) {
      this.errors.report(error);
    }
  }

  /** The texts are loaded only when they are needed. */
  private async accept(headline: StatusHeadline): Promise<void> {
    if (headline.state !== 'up') await this.translations.ensureLoaded(['statusLine']);
    this.headline = headline;
  }
}

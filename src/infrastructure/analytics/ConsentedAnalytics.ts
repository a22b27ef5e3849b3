import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { Consent } from '../../application/consent/Consent';
import { Analytics, type PageView } from '../../application/shared/Analytics';
import { Clock } from '../../application/shared/Clock';
import type { CommerceEvent } from '../../domain/analytics/CommerceEvent';
import type { Experiment } from '../../domain/analytics/Experiment';
import { BrowserWindow } from '../browser/BrowserWindow';
import { whenIdle } from '../browser/whenIdle';
import type { GoogleTag } from './GoogleTag';

/** GA4, loaded in its own chunk. Nothing is loaded or sent without consent to performance (CC-06, D-18). */
@injectable()
export class ConsentedAnalytics extends Analytics {
  private present: PageView | undefined;
  private reported: PageView | undefined;
  private tag: Promise<GoogleTag | undefined> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly consent: Consent,
    private readonly clock: Clock,
    private readonly browser: BrowserWindow,
  ) {
    super();
    consent.onChange((choices) => {
      void this.tag?.then((tag) => tag?.follow(choices));
      this.reportPresent();
    });
  }

  pageView(view: PageView): void {
    this.present = view;
    this.reportPresent();
  }

  commerce(event: CommerceEvent): void {
    this.tell((tag) => tag.commerce(event, this.configuration.current.analyticsCurrency));
  }

  async hasLeft(): Promise<boolean> {
    const tag = await this.tag;
    return tag !== undefined && (await tag.isLoaded) && this.property !== undefined;
  }

  experiment(experiment: Experiment): void {
    this.tell((tag) => tag.experiment(experiment));
  }

  private get property(): string | undefined {
    return this.consent.agreesTo('performance') ? this.configuration.known?.analyticsPropertyId : undefined;
  }

  private reportPresent(): void {
    const { present } = this;
    if (!present || present === this.reported || this.property === undefined) return;
    this.reported = present;
    this.tell((tag) => tag.pageView(present));
  }

  private tell(message: (tag: GoogleTag) => void): void {
    if (this.property === undefined) return;
    this.tag ??= this.start();
    void this.tag.then((tag) => {
      if (tag && this.property !== undefined) message(tag);
    });
  }

  /** Returns undefined if consent was withdrawn or the chunk failed to load. The next page view tries again. */
  private async start(): Promise<GoogleTag | undefined> {
    const { window } = this.browser;
    await whenIdle(window);
    const chunk = await import(/* webpackChunkName: "analytics" */ './GoogleTag').catch(() => undefined);
    const { property } = this;
    if (!chunk || property === undefined) {
      this.tag = undefined;
      return undefined;
    }
    return new chunk.GoogleTag(window, {
      property,
      url: this.configuration.current.analyticsTagUrl,
      choices: this.consent.choices,
      startedAt: this.clock.now(),
    });
  }
}

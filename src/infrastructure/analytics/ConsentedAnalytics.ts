import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Consent } from '#application/consent/Consent';
import { Analytics, type PageView } from '#application/shared/Analytics';
import { Clock } from '#application/shared/Clock';
import { CodeLoader } from '#application/shared/CodeLoader';
import type { CommerceEvent } from '#domain/analytics/CommerceEvent';
import type { Experiment } from '#domain/analytics/Experiment';
import { BrowserWindow } from '../browser/BrowserWindow';
import { whenIdle } from '../browser/whenIdle';
import type { GoogleTag } from './GoogleTag';

/** Google Analytics 4 in a separate chunk. Loads and sends nothing without performance consent (CC-06, D-18). */
@injectable('Singleton')
export class ConsentedAnalytics extends Analytics {
  private currentView: PageView | undefined;
  private reportedView: PageView | undefined;
  private tag: Promise<GoogleTag | undefined> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly consent: Consent,
    private readonly clock: Clock,
    private readonly browser: BrowserWindow,
    private readonly code: CodeLoader,
  ) {
    super();
    consent.onChange((choices) => {
      void this.tag?.then((tag) => tag?.follow(choices));
      this.reportCurrentView();
    });
  }

  trackPageView(view: PageView): void {
    this.currentView = view;
    this.reportCurrentView();
  }

  trackCommerce(event: CommerceEvent): void {
    this.sendToTag((tag) => tag.trackCommerce(event, this.configuration.current.analyticsCurrency));
  }

  async hasSentEvents(): Promise<boolean> {
    const tag = await this.tag;
    return tag !== undefined && (await tag.isLoaded) && this.property !== undefined;
  }

  trackExperiment(experiment: Experiment): void {
    this.sendToTag((tag) => tag.trackExperiment(experiment));
  }

  private get property(): string | undefined {
    return this.consent.agreesTo('performance')
      ? this.configuration.currentIfLoaded?.analyticsPropertyId
      : undefined;
  }

  private reportCurrentView(): void {
    const { currentView } = this;
    if (!currentView || currentView === this.reportedView || this.property === undefined) return;
    this.reportedView = currentView;
    this.sendToTag((tag) => tag.trackPageView(currentView));
  }

  private sendToTag(message: (tag: GoogleTag) => void): void {
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
    const chunk = await this.code.tryLoad(() => import(/* webpackChunkName: "analytics" */ './GoogleTag'));
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

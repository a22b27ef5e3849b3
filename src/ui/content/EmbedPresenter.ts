import { Configuration } from '#application/configuration/Configuration';
import { frameUrl, type Embed } from '#domain/content/Embed';
import { ConsentPresenter } from '../consent/ConsentPresenter';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../presenter';

/** `waiting`: state of the server-rendered page, until the consent stored in this browser is read. */
export type EmbedState = 'waiting' | 'asking' | 'shown';

/** Content from another platform, loaded only if the visitor has agreed to social cookies (CC-05). */
@presenter
export class EmbedPresenter implements ViewLifecycle {
  /** Whether the visitor agreed through this notice. The focus then moves to the embedded content. */
  wasAcceptedHere = false;
  private isInBrowser = false;

  constructor(
    private readonly consent: ConsentPresenter,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this);
  }

  get state(): EmbedState {
    if (!this.isInBrowser) return 'waiting';
    return this.consent.agreesToSocial ? 'shown' : 'asking';
  }

  onShow(): void {
    this.isInBrowser = true;
  }

  accept(): void {
    this.wasAcceptedHere = true;
    this.consent.agreeToSocial();
  }

  showDetails(): void {
    this.consent.showDetails();
  }

  frameAddress(embed: Embed, autoplay: boolean): string {
    const { rootUrl, videoPlayer } = this.configuration.current;
    const siteHost = URL.canParse(rootUrl) ? new URL(rootUrl).hostname : '';
    return frameUrl(embed, { siteHost, videoPlayer, autoplay });
  }
}

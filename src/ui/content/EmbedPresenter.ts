import { makeAutoObservable } from 'mobx';
import { Configuration } from '../../application/configuration/Configuration';
import { frameAddress, type Embed } from '../../domain/content/Embed';
import { ConsentPresenter } from '../consent/ConsentPresenter';
import { presenter } from '../presenter';

/** `waiting`: the page as everybody gets it, before this browser has said what its visitor agreed to. */
export type EmbedState = 'waiting' | 'asking' | 'shown';

/** Something of another platform, behind the visitor's yes to social cookies (CC-05). */
@presenter
export class EmbedPresenter {
  /** The visitor has just said yes here: the keyboard goes to what they wanted to see. */
  wasAcceptedHere = false;
  private hasBegun = false;

  constructor(
    private readonly consent: ConsentPresenter,
    private readonly configuration: Configuration,
  ) {
    makeAutoObservable<this, 'consent' | 'configuration'>(
      this,
      { consent: false, configuration: false },
      { autoBind: true },
    );
  }

  get state(): EmbedState {
    if (!this.hasBegun) return 'waiting';
    return this.consent.agreesToSocial ? 'shown' : 'asking';
  }

  begin(): void {
    this.hasBegun = true;
  }

  accept(): void {
    this.wasAcceptedHere = true;
    this.consent.agreeToSocial();
  }

  showDetails(): void {
    this.consent.showDetails();
  }

  frameAddress(embed: Embed, playsAtOnce: boolean): string {
    const { rootUrl, videoPlayer } = this.configuration.current;
    const siteHost = URL.canParse(rootUrl) ? new URL(rootUrl).hostname : '';
    return frameAddress(embed, { siteHost, videoPlayer, playsAtOnce });
  }
}

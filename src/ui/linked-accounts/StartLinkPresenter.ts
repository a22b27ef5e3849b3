import { Configuration } from '#application/configuration/Configuration';
import { BeginDiscordLink, type NotOffered } from '#application/linked-accounts/BeginDiscordLink';
import { BeginStoreLink } from '#application/linked-accounts/BeginStoreLink';
import { Navigator } from '#application/navigation/Navigator';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Translations } from '../content/Translations';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Redirects to a provider's page. A player who returns with the browser's Back button can start again. */
@presenter
export class StartLinkPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly toDiscord: Submission<URL, NotOffered>,
    readonly toStore: Submission<URL, CallFailure>,
    private readonly beginDiscordLink: BeginDiscordLink,
    private readonly beginStoreLink: BeginStoreLink,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'isDiscordOffered');
  }

  get isDiscordOffered(): boolean {
    return this.configuration.currentIfLoaded?.discordAuthorizationUrl !== undefined;
  }

  async linkDiscord(): Promise<void> {
    const page = await this.toDiscord.run(() => this.beginDiscordLink.execute(this.translations.locale));
    if (page?.ok) this.navigator.leave(page.value);
  }

  async linkStore(): Promise<void> {
    const page = await this.toStore.run(() => this.beginStoreLink.execute(this.translations.locale));
    if (page?.ok) this.navigator.leave(page.value);
  }
}

import type { Locale } from '#domain/language/Locale';
import { defaultLocale } from '#domain/language/Locale';
import { discordAuthorizationUrl } from '#domain/linked-accounts/discordAuthorizationUrl';
import { discordState } from '#domain/linked-accounts/discordState';
import { pathOf } from '#domain/navigation/pagePaths';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { UuidGenerator } from '../shared/UuidGenerator';
import { useCase } from '../useCase';
import { DiscordStates } from './DiscordStates';

export interface NotOffered {
  readonly kind: 'not-offered';
}

@useCase
export class BeginDiscordLink {
  constructor(
    private readonly configuration: Configuration,
    private readonly navigator: Navigator,
    private readonly session: Session,
    private readonly uuids: UuidGenerator,
    private readonly states: DiscordStates,
  ) {}

  /** @returns URL of Discord's page, which redirects the visitor back to the linked accounts page */
  async execute(locale: Locale): Promise<Result<URL, NotOffered>> {
    const playerId = this.session.player?.id ?? '';
    const state = discordState({ uuid: this.uuids.generate(), locale, playerId });
    const page = discordAuthorizationUrl({
      address: this.configuration.currentIfLoaded?.discordAuthorizationUrl ?? '',
      origin: this.navigator.origin,
      // All languages use the same path, because it must be registered with Discord.
      redirectPath: pathOf('linked', defaultLocale),
      state,
    });
    if (!this.configuration.currentIfLoaded?.discordAuthorizationUrl || !page)
      return fail({ kind: 'not-offered' });
    this.states.save(state);
    return succeed(page);
  }
}

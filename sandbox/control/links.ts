import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { emailLinkPath } from '../platform/emailLink';
import type { Player } from '../platform/tables';
import { activationKeys } from '../registration/activationKeys';
import { resetKeys } from '../security/resetKeys';

export interface LinkRequest {
  readonly for: 'signup' | 'activation' | 'reset';
  readonly language?: Language | undefined;
}

export interface Link {
  readonly key: string;
  /** Path on the site. */
  readonly path: string;
}

/** Creates the link that an email would contain, without sending the email. Previously sent links become invalid. */
export const createEmailLink = async (
  { db, clock }: Sandbox,
  player: Player,
  { for: purpose, language = player.language }: LinkRequest,
): Promise<Link> => {
  const keys = purpose === 'reset' ? resetKeys : activationKeys;
  const key = await keys.issue(db, player.id, clock.now());
  return { key, path: emailLinkPath(purpose, language, { key }) };
};

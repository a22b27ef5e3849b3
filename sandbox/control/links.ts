import type { Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import type { Player } from '../platform/tables';
import { activationKeys } from '../registration/activationKeys';
import { activationPath } from '../registration/activationEmail';
import { signupPath } from '../registration/signUpEmail';
import { resetPath } from '../security/emails';
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
  switch (purpose) {
    case 'signup':
      return { key, path: signupPath(key, language) };
    case 'activation':
      return { key, path: activationPath({ key, language }) };
    case 'reset':
      return { key, path: resetPath(key, language) };
  }
};

import { defaultLocale, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { pathOf } from '../../src/domain/navigation/matchPath';
import type { Sandbox } from '../context';
import type { Player } from '../platform/tables';
import { activationKeys } from '../registration/activationKeys';
import { activationPath } from '../registration/activationEmail';
import { resetPath } from '../security/emails';
import { resetKeys } from '../security/resetKeys';

export interface LinkRequest {
  readonly for: 'signup' | 'activation' | 'reset';
  readonly language?: Language | undefined;
}

export interface Link {
  readonly key: string;
  /** On the site, root-relative. */
  readonly path: string;
}

/** The link that a letter would carry, without the letter; it takes the place of those sent before. */
export const linkFor = async (
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

/** Where somebody who left an e-mail address signs up with it. */
export const signupPath = (key: string, language: Language): string =>
  pathOf('signupWithKey', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });

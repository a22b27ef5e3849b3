import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, languageTag, localeOfLanguage } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import type { Fact } from '../platform/emailWithLink';
import type { Player } from '../platform/tables';
import { deviceOf } from '../session/deviceOf';
import type { SignInOrigin } from '../session/refreshTokens';
import { storeSecurityEmail, type SecurityNotice } from './securityEmail';

/** Device and location of a request, in the language of the owner. */
const originFacts = (
  { language }: Pick<Player, 'language'>,
  { userAgent, country }: SignInOrigin,
): readonly Fact[] => {
  const { device, place, unknownDevice, unknownPlace } = backEndTexts[language].security;
  const tag = languageTag(localeOfLanguage(language) ?? defaultLocale);
  const { browser, system } = deviceOf(userAgent);
  const known = [browser, system].filter((name) => name !== null).join(', ');
  const name = country === null ? undefined : new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return [
    { name: device, value: known === '' ? unknownDevice : known },
    { name: place, value: name ?? unknownPlace },
  ];
};

/** Stores and sends the email after a change that did not need a transaction. */
export const sendSecurityEmail = async (
  sandbox: Sandbox,
  owner: Player,
  from: SignInOrigin,
  news: Pick<SecurityNotice, 'event' | 'values'>,
): Promise<void> => {
  const email = await storeSecurityEmail(sandbox, sandbox.db, owner, {
    ...news,
    facts: originFacts(owner, from),
  });
  sandbox.mailbox.relay(email);
};

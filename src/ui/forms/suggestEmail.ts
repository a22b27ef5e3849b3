import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';
import { cleanEmail } from '#domain/shared/spellings';

/** Providers that the library does not list. Otherwise it would take some of them for typing mistakes of others. */
const furtherDomains: readonly string[] = [
  'arcor.de',
  'bbox.fr',
  'bluewin.ch',
  'example.com',
  'fastmail.com',
  'free.fr',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.fr',
  'gmx.net',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'laposte.net',
  'live.com',
  'live.de',
  'live.fr',
  'mac.com',
  'magenta.de',
  'mail.com',
  'mail.de',
  'mailbox.org',
  'neuf.fr',
  'numericable.fr',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'pm.me',
  'posteo.de',
  'protonmail.com',
  'sfr.fr',
  't-online.de',
  'tutanota.com',
  'wanadoo.fr',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
];

/** Shorter domains resemble too many others, such as "gm" of an email that is still being typed. */
const minDomainLength = 5;

/** Returns the email that was probably meant; undefined if the domain does not look mistyped. */
export const suggestEmail = (typed: string): string | undefined => {
  const email = cleanEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || domain.length < minDomainLength) return undefined;
  // Only whole domains are compared: other top-level domains than the usual ones are not mistakes.
  const meant = run({
    email: `name@${domain}`,
    domains: [...POPULAR_DOMAINS, ...furtherDomains],
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return meant && `${email.slice(0, at)}@${meant.domain}`;
};

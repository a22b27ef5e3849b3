import { queryOfDeclaration } from '#domain/declarations/orderQuery';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import { emailKeySeconds } from '#domain/registration/emailKeys';

declare const createdHere: unique symbol;

/** Link in an email. Only this module can create one, so that `emailLinkPaths` lists the links of all emails. */
export interface EmailLink {
  readonly url: string;
  /** Seconds after which an email with this link is useless; missing if the email says more than the link. */
  readonly lifetimeSeconds?: number | undefined;
  readonly [createdHere]: true;
}

export interface EmailLinkContext {
  readonly language: Language;
  /** Root URL of the site, without a trailing slash. */
  readonly rootUrl: string;
}

interface Key {
  readonly key: string;
}

/** Value of `source` for visitors who came from the contest. They return to it after activation (AV-01). */
const contest = 'contest';

export const newsletterConfirmationPath = '/api/newsletter/confirm';
export const statusNoticeConfirmationPath = '/api/serverstatus/notices/confirm';
export const unsubscribePath = '/api/mailing/unsubscribe';

const sitePath = (
  page: RouteId,
  language: Language,
  parameters: Readonly<Record<string, string>> = {},
): string => pathOf(page, localeOfLanguage(language) ?? defaultLocale, parameters);

const page = (id: RouteId) => (language: Language) => sitePath(id, language);

const pageWithKey =
  (id: RouteId) =>
  (language: Language, { key }: Key) =>
    sitePath(id, language, { key });

const pageOfServer =
  (path: string) =>
  (language: Language, { key }: Key) =>
    `${path}?lang=${language}&key=${key}`;

/** Path of each kind of link. tests/e2e/emailLinks.spec.ts checks that opening a link changes nothing. */
export const emailLinkPaths = {
  activation: (
    language: Language,
    { key, source }: Key & { readonly source?: string | null | undefined },
  ): string => {
    const path = sitePath('activate', language, { activationKey: key });
    return source === contest ? `${path}?source=${contest}` : path;
  },
  signup: (language: Language, { key }: Key) => sitePath('signupWithKey', language, { activationKey: key }),
  reset: pageWithKey('resetPassword'),
  'stop-reset': pageWithKey('stopReset'),
  'email-change': pageWithKey('confirmEmail'),
  'email-undo': pageWithKey('undoEmail'),
  deletion: pageWithKey('keepAccount'),
  /** Players redeem the key on their products page, which checks the recipient. Others sign up with the key. */
  'beta-key': (language: Language, { key, playerId }: Key & { readonly playerId: string | undefined }) =>
    playerId === undefined
      ? `${sitePath('signup', language)}?code=${key}`
      : `${sitePath('products', language)}?code=${key}&user_id=${playerId}`,
  invitation: (language: Language, { recruiterId }: { readonly recruiterId: string }) =>
    recruiterLink(sitePath('signup', language), recruiterId),
  'newsletter-confirmation': pageOfServer(newsletterConfirmationPath),
  'status-notice-confirmation': pageOfServer(statusNoticeConfirmationPath),
  unsubscribe: pageOfServer(unsubscribePath),
  declaration: (language: Language, { id }: { readonly id: string }) =>
    sitePath('declarationStatus', language) + queryOfDeclaration(id),
  buy: page('buy'),
  dacs: page('dacs'),
  download: page('accountDownload'),
  'forgot-password': page('forgotPassword'),
  help: page('help'),
  home: page('home'),
  pictures: page('imageUpload'),
  payments: page('payments'),
  products: page('products'),
  profile: page('profile'),
  'server-status': page('serverStatus'),
} as const;

export type EmailLinkKind = keyof typeof emailLinkPaths;

type Values<Kind extends EmailLinkKind> =
  Parameters<(typeof emailLinkPaths)[Kind]> extends [Language, ...infer Rest] ? Rest : never;

/** Seconds during which a subscription can be confirmed. */
export const confirmationSeconds = 2 * 86_400;

/** Lifetimes of the emails that only deliver their link. All other emails are also sent late, such as receipts. */
const lifetimes: Partial<Record<EmailLinkKind, number>> = {
  activation: emailKeySeconds.activation,
  reset: emailKeySeconds.reset,
  'email-change': emailKeySeconds['email-change'],
  'newsletter-confirmation': confirmationSeconds,
  'status-notice-confirmation': confirmationSeconds,
};

/** Returns the path and query of a link, in the language of the email. */
export const emailLinkPath = <Kind extends EmailLinkKind>(
  kind: Kind,
  language: Language,
  ...values: Values<Kind>
): string => {
  const path: (language: Language, ...values: never) => string = emailLinkPaths[kind];
  return path(language, ...(values as never));
};

export const emailLink = <Kind extends EmailLinkKind>(
  { language, rootUrl }: EmailLinkContext,
  kind: Kind,
  ...values: Values<Kind>
): EmailLink =>
  ({
    url: `${rootUrl}${emailLinkPath(kind, language, ...values)}`,
    lifetimeSeconds: lifetimes[kind],
  }) as EmailLink;

/** Returns a `mailto:` link that starts a reply. */
export const answerLink = (recipient: string, subject: string): EmailLink => {
  const query = new URLSearchParams({ subject }).toString().replaceAll('+', '%20');
  return { url: `mailto:${encodeURIComponent(recipient)}?${query}` } as EmailLink;
};

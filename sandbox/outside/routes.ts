import { Type, type Static } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '#domain/language/Locale';
import { sampleStoreAccounts, storeOwnerships } from '#samples/externalAccounts';
import type { Sandbox } from '../context';
import { htmlType } from '../control/pages';
import { storePageCsp } from '../payment/pages';
import type { Api } from '../platform/http';
import { discordClient, discordRedirectUri, issueDiscordCode } from './discordCodes';
import { discordIdentity, storeIdOf } from './identities';
import { assertionOf, openidNamespace } from './openid';
import { discordPage, refusedPage, storeSignInPage } from './pages';

/** Text field. It can arrive as a number or boolean, because the form parser of the controls converts such values. */
const Typed = Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]));

const Answer = Type.Object({ account: Typed, name: Typed, answer: Typed }, { additionalProperties: false });

const Text = Type.Optional(Type.String({ maxLength: 4096 }));

const DiscordRequest = Type.Object({
  client_id: Text,
  redirect_uri: Text,
  response_type: Text,
  scope: Text,
  state: Text,
});

const OpenidRequest = Type.Object({
  'openid.ns': Text,
  'openid.mode': Text,
  'openid.return_to': Text,
  'openid.realm': Text,
});

const languageOf = ({ headers }: FastifyRequest): Language =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .map((code) => languages.find((known) => known === code))
    .find((known) => known !== undefined) ?? 'en';

const show = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).header('content-security-policy', storePageCsp).type(htmlType).send(page);

const withQuery = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Mocks of the pages where a player authorizes linking an account: Discord (OAuth 2.0) and the store (OpenID 2.0).
 * They do not exist in production.
 */
export const outsideAccountRoutes = (api: Api, sandbox: Sandbox): void => {
  const { rootUrl, keys, clock } = sandbox;

  const isRegistered = ({ client_id, redirect_uri }: Static<typeof DiscordRequest>): boolean =>
    client_id === discordClient && redirect_uri === discordRedirectUri(rootUrl());

  /** Returns the OAuth error of a request. The redirect URI must be checked first, because it receives the error. */
  const errorOf = ({ response_type, scope }: Static<typeof DiscordRequest>): string | undefined => {
    if (response_type !== 'code') return 'unsupported_response_type';
    return scope === 'identify' ? undefined : 'invalid_scope';
  };

  const backTo = (state: string | undefined, parameters: Readonly<Record<string, string>>): string =>
    withQuery(discordRedirectUri(rootUrl()), { ...parameters, ...(state !== undefined && { state }) });

  api.get('/sandbox/discord/authorize', { schema: { querystring: DiscordRequest } }, (request, reply) => {
    const { query, url } = request;
    if (!isRegistered(query)) return show(reply, refusedPage(languageOf(request)), 400);
    const error = errorOf(query);
    if (error !== undefined) return reply.redirect(backTo(query.state, { error }), 303);
    return show(reply, discordPage({ language: languageOf(request), action: url }));
  });

  api.post(
    '/sandbox/discord/authorize',
    { schema: { querystring: DiscordRequest, body: Answer } },
    async (request, reply) => {
      const { query, body } = request;
      if (!isRegistered(query)) return show(reply, refusedPage(languageOf(request)), 400);
      const error = errorOf(query) ?? (body.answer === 'cancel' ? 'access_denied' : undefined);
      if (error !== undefined) return reply.redirect(backTo(query.state, { error }), 303);
      const chosen = body.account === 'other' ? body.name : body.account;
      const identity = discordIdentity(String(chosen ?? ''));
      const code = await issueDiscordCode(sandbox, identity, discordRedirectUri(rootUrl()));
      return reply.redirect(backTo(query.state, { code }), 303);
    },
  );

  /** Whether the request comes from this site, with a `realm` that covers the return URL (OpenID 2.0 §9.2). */
  const isOwn = (query: Static<typeof OpenidRequest>): boolean => {
    const realm = query['openid.realm'] ?? '';
    const returnTo = query['openid.return_to'] ?? '';
    return (
      query['openid.ns'] === openidNamespace &&
      query['openid.mode'] === 'checkid_setup' &&
      realm === `${rootUrl()}/` &&
      returnTo.startsWith(realm)
    );
  };

  api.get('/sandbox/steam/openid', { schema: { querystring: OpenidRequest } }, (request, reply) => {
    const language = languageOf(request);
    if (!isOwn(request.query)) return show(reply, refusedPage(language), 400);
    return show(reply, storeSignInPage({ language, action: request.url }));
  });

  api.post(
    '/sandbox/steam/openid',
    { schema: { querystring: OpenidRequest, body: Answer } },
    async (request, reply) => {
      const { query, body } = request;
      const kind = storeOwnerships.find((known) => known === body.account);
      const returnTo = query['openid.return_to'] ?? '';
      if (!isOwn(query)) return show(reply, refusedPage(languageOf(request)), 400);
      if (kind === undefined) {
        const canceled = { 'openid.ns': openidNamespace, 'openid.mode': 'cancel' };
        return reply.redirect(withQuery(returnTo, canceled), 303);
      }
      const steamId = storeIdOf(kind, String(body.name ?? sampleStoreAccounts[kind]));
      const assertion = assertionOf(keys, { rootUrl: rootUrl(), steamId, returnTo, now: clock.now() });
      return reply.redirect(withQuery(returnTo, Object.fromEntries(assertion)), 303);
    },
  );
};

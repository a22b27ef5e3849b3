import { readFile } from 'node:fs/promises';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { backEndTexts } from '#content/generated/backEndTexts';
import { formatMoney } from '#domain/commerce/formatMoney';
import type { Currency } from '#domain/commerce/Money';
import { storeOrderRefusals } from '#domain/commerce/orderRefusals';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { approvePayment, endUnpaidOrder } from '../commerce/orderEndings';
import { checkoutOf, linesOf, OrderStatus, type OrderRow } from '../commerce/orders';
import { productName } from '../commerce/productName';
import { orderOfToken, type Purpose } from '../commerce/orderTokens';
import type { Sandbox } from '../context';
import { failures, refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { findPlayer } from '../profile/players';
import { payByCard } from './cards';
import {
  paymentPage,
  paymentPageCsp,
  storePage,
  storePageCsp,
  unknownPaymentPage,
  type PageState,
} from './pages';

const Token = Type.String({ maxLength: 256 });
const strict = { additionalProperties: false };

/** Fonts of the site, so that the framed payment page matches the page around it. */
const siteFonts = '../../src/ui/kit/foundation/fonts';

const htmlType = 'text/html; charset=utf-8';

interface Payable {
  readonly order: OrderRow;
  readonly language: Language;
  readonly product: string;
  readonly amount: string;
}

const stateOf = ({ status, rejection }: OrderRow): PageState => {
  if (status === OrderStatus.started) return 'card';
  return status === OrderStatus.paid ? 'paid' : (rejection ?? 'refused');
};

/** Inserts the frame titles into the widget's script. */
const withTitles = (source: string): string => {
  const titles = Object.entries(backEndTexts).map(([language, { payment }]) => [language, payment.title]);
  return source.replace("'{{titles}}'", () => JSON.stringify(Object.fromEntries(titles)));
};

/**
 * Payment mocks: Pay Station's widget with its page, and the store page. They do not exist in production.
 * @param rootUrl root URL of the site
 */
export const paymentRoutes = async (api: Api, sandbox: Sandbox, rootUrl: () => string): Promise<void> => {
  const { db, clock, keys } = sandbox;
  const read = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');
  const script = 'text/javascript; charset=utf-8';
  const files = {
    'widget.js': { type: script, text: withTitles(await read('./widget.js')) },
    'page.js': { type: script, text: await read('./page.js') },
    'style.css': { type: 'text/css; charset=utf-8', text: await read('./style.css') },
  };
  for (const [name, { type, text }] of Object.entries(files)) {
    api.get(`/sandbox/paystation/${name}`, (_request, reply) => reply.type(type).send(text));
  }
  for (const family of ['inter', 'oxanium']) {
    const font = await readFile(new URL(`${siteFonts}/${family}-site-wght-normal.woff2`, import.meta.url));
    api.get(`/sandbox/paystation/${family}.woff2`, (_request, reply) => reply.type('font/woff2').send(font));
  }

  /** Returns the order that a token opens; undefined if the token is forged or the order was removed. */
  const payable = async (purpose: Purpose, token: string): Promise<Payable | undefined> => {
    const orderId = orderOfToken(keys, purpose, token);
    const checkout = orderId === undefined ? undefined : await checkoutOf(db, orderId);
    if (!checkout) return undefined;
    const { language, kind, order_id: id } = checkout;
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [line] = await linesOf(db, id);
    return {
      order,
      language,
      product: productName(kind === 'mydu' ? kind : (line?.game_time ?? 0), language),
      amount: formatMoney(
        { cents: order.price_cents, currency: order.currency as Currency },
        localeOfLanguage(language) ?? defaultLocale,
      ),
    };
  };

  const unknown = (reply: FastifyReply): FastifyReply =>
    reply.code(404).header('content-security-policy', storePageCsp).type(htmlType).send(unknownPaymentPage());

  api.get(
    '/sandbox/paystation',
    { schema: { querystring: Type.Object({ access_token: Token }) } },
    async (request, reply) => {
      const token = request.query.access_token;
      const found = await payable('payment', token);
      if (!found) return unknown(reply);
      const { order, ...content } = found;
      return reply
        .headers({ 'content-security-policy': paymentPageCsp, 'x-frame-options': 'SAMEORIGIN' })
        .type(htmlType)
        .send(paymentPage({ ...content, token, state: stateOf(order) }, clock.now()));
    },
  );

  api.post(
    '/sandbox/paystation/payments',
    {
      schema: {
        body: Type.Object(
          { accessToken: Token, card: Type.String({ maxLength: 32 }), isConfirmed: Type.Boolean() },
          strict,
        ),
        response: { 200: Type.Object({ outcome: Type.String() }), ...failures(404) },
      },
    },
    async (request) => {
      const { accessToken, card, isConfirmed } = request.body;
      const orderId = orderOfToken(keys, 'payment', accessToken);
      if (orderId === undefined)
        throw refusal(storeOrderRefusals, 'unknown-order', 'There is no such payment.');
      return { outcome: await payByCard(sandbox, orderId, card, isConfirmed, rootUrl) };
    },
  );

  /** Whether a URL is on this host or on the site. Prevents open redirects. */
  const isOwn = (address: string, { protocol, host }: FastifyRequest): boolean =>
    URL.canParse(address) &&
    [`${protocol}://${host}`, new URL(rootUrl()).origin].includes(new URL(address).origin);

  const requireOwn = (address: string, request: FastifyRequest): void => {
    if (!isOwn(address, request)) {
      throw refusal(generalRefusals, 'malformed-request', 'The return address is not of this site.');
    }
  };

  api.get(
    '/sandbox/store',
    {
      schema: {
        querystring: Type.Object({ transaction: Token, returnUrl: Type.String({ maxLength: 2048 }) }),
      },
    },
    async (request, reply) => {
      const { transaction, returnUrl } = request.query;
      requireOwn(returnUrl, request);
      const found = await payable('store', transaction);
      if (!found) return unknown(reply);
      const { order, ...content } = found;
      const player = await findPlayer(db, order.player_id);
      return reply
        .header('content-security-policy', storePageCsp)
        .type(htmlType)
        .send(
          storePage({
            ...content,
            transaction,
            returnUrl,
            account: player?.display_name ?? '',
            isOpen: order.status === OrderStatus.started,
          }),
        );
    },
  );

  api.post(
    '/sandbox/store',
    {
      schema: {
        body: Type.Object(
          {
            transaction: Token,
            returnUrl: Type.String({ maxLength: 2048 }),
            answer: Type.Union([Type.Literal('approve'), Type.Literal('cancel'), Type.Literal('back')]),
          },
          strict,
        ),
      },
    },
    async (request, reply) => {
      const { transaction, returnUrl, answer } = request.body;
      requireOwn(returnUrl, request);
      const orderId = orderOfToken(keys, 'store', transaction);
      if (orderId === undefined) return unknown(reply);
      if (answer === 'cancel') await endUnpaidOrder(db, orderId, OrderStatus.cancelled);
      if (answer === 'approve') await approvePayment(db, orderId, clock.now());
      const destination = new URL(returnUrl);
      destination.searchParams.set('orderId', orderId);
      return reply.redirect(destination.href, 303);
    },
  );
};

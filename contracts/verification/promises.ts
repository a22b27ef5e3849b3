import * as billing from '../../src/infrastructure/http/billing/calls';
import * as commerce from '../../src/infrastructure/http/commerce/calls';
import * as coupons from '../../src/infrastructure/http/coupons/calls';
import * as entitlements from '../../src/infrastructure/http/entitlements/calls';
import * as session from '../../src/infrastructure/http/session/calls';
import { requestOf, type AnyValues, type Call } from '../../src/infrastructure/http/shared/call';
import type { Provider } from './options';

type Values = Readonly<Record<string, string>>;

/** Makes a call and returns the body of its response. */
type Ask = (call: Call, values?: AnyValues) => Promise<unknown>;

interface Promised {
  readonly name: string;
  readonly given: readonly string[];
  readonly isKept: (ask: Ask, values: Values) => Promise<boolean>;
}

const anHour = 3_600_000;

/** Allows for a difference between clocks. */
const isPast = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) < Date.now() + anHour;
const isAhead = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) > Date.now() - anHour;

interface LastSubscription {
  readonly dateCreate: string;
  readonly dateNextCharge?: string | null;
  readonly dateEnd?: string | null;
}

const endOfGameTime = async (ask: Ask): Promise<string | null | undefined> =>
  ((await ask(entitlements.findGameTime)) as { readonly endDate?: string | null }).endDate;

const subscription = async (ask: Ask): Promise<LastSubscription> =>
  (await ask(billing.findLastSubscription)) as LastSubscription;

const order = async (ask: Ask, values: Values, idempotencyKey: string): Promise<string> => {
  const { playerId = '', campaignId, productId, pricingId, discount } = values;
  const answer = await ask(commerce.startPayment, {
    query: { lang: 'en' },
    body: {
      customerId: playerId,
      campaignId,
      basket: [{ quantity: 1, productId, pricingId }],
      discount,
    },
    idempotencyKey,
  });
  return (answer as { readonly order: { readonly id: string } }).order.id;
};

const ownedDacs = async (ask: Ask): Promise<number> =>
  ((await ask(coupons.countDacs)) as { readonly quantity: number }).quantity;

/** Rules about several responses or the current time. Pact checks only single responses. */
const promises: readonly Promised[] = [
  {
    name: 'a renewal answers another refresh token',
    given: ['a signed-in player exists'],
    isKept: async (ask, { accessToken = '', refreshToken }) => {
      const body = { token: refreshToken };
      const renewed = await ask(session.refreshTokens, { body, bearer: accessToken });
      return (renewed as { readonly refreshToken: string }).refreshToken !== refreshToken;
    },
  },
  {
    name: 'one Idempotency-Key makes one order, and another key another',
    given: ['a signed-in player exists', 'a campaign with plans exists'],
    isKept: async (ask, values) => {
      const first = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a01');
      const again = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a01');
      const other = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a02');
      return first === again && other !== first;
    },
  },
  {
    name: 'one Idempotency-Key moves coupons once',
    given: ['a player with coupons exists'],
    isKept: async (ask, { playerId, otherPlayerId }) => {
      const owned = await ownedDacs(ask);
      const transfer = {
        body: { ownerUserId: playerId, receiverUserId: otherPlayerId, quantity: 2 },
        idempotencyKey: '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a03',
      };
      await ask(coupons.transferDacs, transfer);
      await ask(coupons.transferDacs, transfer);
      return (await ownedDacs(ask)) === owned - 2;
    },
  },
  {
    name: 'game time that ended has its end in the past',
    given: ['a player whose game time ended exists'],
    isKept: async (ask) => isPast(await endOfGameTime(ask)),
  },
  {
    name: 'game time has its end ahead',
    given: ['a player with game time exists'],
    isKept: async (ask) => isAhead(await endOfGameTime(ask)),
  },
  {
    name: 'an active subscription began in the past and is charged ahead',
    given: ['a player with an active subscription exists'],
    isKept: async (ask) => {
      const { dateCreate, dateNextCharge } = await subscription(ask);
      return isPast(dateCreate) && isAhead(dateNextCharge);
    },
  },
  ...[
    'a player with a cancelled subscription exists',
    'a player with a non-renewing subscription exists',
  ].map((state): Promised => ({
    name: `${state}: it began in the past and ends ahead`,
    given: [state],
    isKept: async (ask) => {
      const { dateCreate, dateEnd } = await subscription(ask);
      return isPast(dateCreate) && isAhead(dateEnd);
    },
  })),
];

const setUp = async (statesUrl: string, states: readonly string[]): Promise<Values> => {
  const values: Record<string, string> = {};
  for (const state of states) {
    const response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params: {}, action: 'setup' }),
    });
    if (!response.ok) throw new Error(`The state "${state}" was refused with ${response.status}.`);
    Object.assign(values, await response.json());
  }
  return values;
};

const asking =
  (origin: string, { accessToken = '' }: Values): Ask =>
  async (call, values = {}) => {
    const { method, path, query, body, headers } = requestOf(call, values);
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was refused with ${response.status}.`);
    return response.status === 204 ? undefined : response.json();
  };

/** @returns names of the rules that a provider violates or that could not be checked */
export const brokenPromises = async ({ url, statesUrl }: Provider): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const { name, given, isKept } of promises) {
    try {
      const values = await setUp(statesUrl, given);
      if (!(await isKept(asking(url, values), values))) broken.push(name);
    } catch (error) {
      broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return broken;
};

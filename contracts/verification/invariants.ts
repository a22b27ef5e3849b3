import { apiCalls } from '#infrastructure/http/apiCalls';
import * as billing from '#infrastructure/http/billing/calls';
import * as commerce from '#infrastructure/http/commerce/calls';
import * as coupons from '#infrastructure/http/coupons/calls';
import * as entitlements from '#infrastructure/http/products/calls';
import * as session from '#infrastructure/http/session/calls';
import { requestOf, type AnyValues, type Call } from '#infrastructure/http/shared/call';
import type { Provider } from './options';

type Values = Readonly<Record<string, string>>;

/** Makes a call and returns the body of its response. */
type SendCall = (call: Call, values?: AnyValues) => Promise<unknown>;

interface Invariant {
  readonly name: string;
  readonly states: readonly string[];
  readonly holds: (ask: SendCall, values: Values) => Promise<boolean>;
}

const anHour = 3_600_000;

/** Whether the time is in the past, with a tolerance for clock differences. */
const isPast = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) < Date.now() + anHour;
const isAhead = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) > Date.now() - anHour;

interface LastSubscription {
  readonly dateCreate: string;
  readonly dateNextCharge?: string | null;
  readonly dateEnd?: string | null;
}

const endOfGameTime = async (ask: SendCall): Promise<string | null | undefined> =>
  ((await ask(entitlements.findGameTime)) as { readonly endDate?: string | null }).endDate;

const subscription = async (ask: SendCall): Promise<LastSubscription> =>
  (await ask(billing.findLastSubscription)) as LastSubscription;

const order = async (ask: SendCall, values: Values, idempotencyKey: string): Promise<string> => {
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

const ownedDacs = async (ask: SendCall): Promise<number> =>
  ((await ask(coupons.countDacs)) as { readonly quantity: number }).quantity;

/** Rules that involve several responses or the current time. Pact can only check single responses. */
const invariants: readonly Invariant[] = [
  {
    name: 'a renewal answers another refresh token',
    states: ['a signed-in player exists'],
    holds: async (ask, { accessToken = '', refreshToken }) => {
      const body = { token: refreshToken };
      const renewed = await ask(session.refreshTokens, { body, bearer: accessToken });
      return (renewed as { readonly refreshToken: string }).refreshToken !== refreshToken;
    },
  },
  {
    name: 'one Idempotency-Key makes one order, and another key another',
    states: ['a signed-in player exists', 'a campaign with plans exists'],
    holds: async (ask, values) => {
      const first = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a01');
      const again = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a01');
      const other = await order(ask, values, '5f0a3c1e-7a54-4a6e-8f52-0d8c8f3f9a02');
      return first === again && other !== first;
    },
  },
  {
    name: 'one Idempotency-Key moves coupons once',
    states: ['a player with coupons exists'],
    holds: async (ask, { playerId, otherPlayerId }) => {
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
    states: ['a player whose game time ended exists'],
    holds: async (ask) => isPast(await endOfGameTime(ask)),
  },
  {
    name: 'game time has its end ahead',
    states: ['a player with game time exists'],
    holds: async (ask) => isAhead(await endOfGameTime(ask)),
  },
  {
    name: 'an active subscription began in the past and is charged ahead',
    states: ['a player with an active subscription exists'],
    holds: async (ask) => {
      const { dateCreate, dateNextCharge } = await subscription(ask);
      return isPast(dateCreate) && isAhead(dateNextCharge);
    },
  },
  ...[
    'a player with a cancelled subscription exists',
    'a player with a non-renewing subscription exists',
  ].map((state): Invariant => ({
    name: `${state}: it began in the past and ends ahead`,
    states: [state],
    holds: async (ask) => {
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

const callSender =
  (origin: string, { accessToken = '' }: Values): SendCall =>
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

export interface BrokenInvariant {
  readonly name: string;
  /** Names of the calls that were made. */
  readonly calls: readonly string[];
}

const nameOfCall = (call: Call): string => apiCalls.find(([, each]) => each === call)?.[0] ?? call.path;

/** @returns the rules that a provider violates or that could not be checked */
export const brokenInvariants = async ({ url, statesUrl }: Provider): Promise<readonly BrokenInvariant[]> => {
  const broken: BrokenInvariant[] = [];
  for (const { name, states, holds } of invariants) {
    const calls: string[] = [];
    try {
      const values = await setUp(statesUrl, states);
      const send = callSender(url, values);
      const sendRecorded: SendCall = (call, sent) => {
        calls.push(nameOfCall(call));
        return send(call, sent);
      };
      if (!(await holds(sendRecorded, values))) broken.push({ name, calls });
    } catch (error) {
      broken.push({ name: `${name}: ${error instanceof Error ? error.message : String(error)}`, calls });
    }
  }
  return broken;
};

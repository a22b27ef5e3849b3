import { randomUUID } from 'node:crypto';
import { orderNumber } from '#domain/commerce/orderNumber';
import { Client } from './client';
import { emailsTo, linkIn } from './emails';
import { toBuyer, Shopper } from './Shopper';
import { resetSandbox } from './sharedSandboxes';

interface Order {
  readonly id: string;
  readonly status: number;
  readonly declarations: readonly unknown[];
}

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

const someone = () => `${randomUUID()}@farstead.test`;

const submitDeclaration = async (
  path: string,
  body: object,
  { key = randomUUID() as string, lang = 'en' } = {},
) => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  return client.call('POST', `/api/${path}?lang=${lang}`, {
    body,
    headers: { 'x-csrf-token': token?.id ?? '', 'idempotency-key': key },
  });
};

const withdrawal = (email: string, more: object = {}) => ({
  name: 'Ada Verne',
  orderNumber: '',
  contract: 'Three months of game time, on 12 November',
  email,
  ...more,
});

const cancellation = (email: string, more: object = {}) => ({
  ...withdrawal(email),
  kind: 'ordinary',
  reason: '',
  ...more,
});

const ordersOf = async (id: string, token: string): Promise<readonly Order[]> =>
  (await client.get(`/api/orders/byuser/${id}`, token)).body as Order[];

const subscriptionOf = async (token: string) =>
  (await client.get('/api/orders/subscriptions/me/last-subscription', token)).body as {
    readonly status: number;
    readonly dateEnd: string | null;
    readonly dateNextCharge: string | null;
  };

const nextCharge = '2027-01-15T12:00:00.000Z';

const createSubscriber = async () => {
  const player = await client.createPlayer({
    orders: [2],
    subscription: { status: 0, dateNextCharge: nextCharge },
  });
  const [order] = await ordersOf(player.id, player.accessToken);
  return { player, order: order as Order };
};

it.each([
  ['en', 'We have received your withdrawal', 'Ada Verne'],
  ['fr', 'Nous avons reçu votre rétractation', 'Commande'],
  ['de', 'Dein Widerruf ist eingegangen', 'Vertrag'],
])('WD-01 the acknowledgment in %s contains the declaration and its time', async (lang, subject, word) => {
  const email = someone();
  const answer = await submitDeclaration('withdrawals', withdrawal(email, { orderNumber: 'ABCD-1234' }), {
    lang,
  });
  expect(answer.status).toBe(200);
  const { id, receivedAt } = answer.body as { id: string; receivedAt: string };
  const [message, ...others] = await emailsTo(client, email);
  expect(others).toEqual([]);
  expect(message?.subject).toBe(subject);
  for (const part of [word, 'Ada Verne', 'ABCD-1234', 'Three months of game time', email, orderNumber(id)])
    expect(message?.text).toContain(part);
  expect(message?.text).toContain(receivedAt.slice(14, 19));
});

it('WD-02 the acknowledgment of a cancellation contains its kind, reason and end date', async () => {
  const email = someone();
  const body = cancellation(email, {
    kind: 'extraordinary',
    reason: 'The servers were down for a month',
    endsOn: '2027-03-01',
  });
  expect((await submitDeclaration('cancellations', body)).status).toBe(200);
  const [message] = await emailsTo(client, email);
  for (const part of ['Cancellation for good cause', 'The servers were down for a month', 'March 1, 2027'])
    expect(message?.text).toContain(part);
});

it('WD-01 stores a repeated declaration once, but stores different content separately', async () => {
  const email = someone();
  const key = randomUUID();
  const send = () => submitDeclaration('withdrawals', withdrawal(email), { key });
  const [first, ...repeated] = await Promise.all([send(), send(), send()]);
  expect(repeated.map(({ status, body }) => [status, body])).toEqual([
    [200, first.body],
    [200, first.body],
  ]);
  expect(await emailsTo(client, email)).toHaveLength(1);
  const other = await submitDeclaration('withdrawals', withdrawal(email, { name: 'Jonas Rehberg' }), { key });
  expect(other.body).not.toEqual(first.body);
  expect(await emailsTo(client, email)).toHaveLength(2);
});

it('WD-01 a withdrawal appears in the history of an order placed with the same email', async () => {
  const { player, order } = await createSubscriber();
  const typed = ` ${orderNumber(order.id).replace('-', ' ').toLowerCase()} `;
  const answer = await submitDeclaration(
    'withdrawals',
    withdrawal(player.email.toUpperCase(), { orderNumber: typed }),
  );
  const [now] = await ordersOf(player.id, player.accessToken);
  expect(now).toMatchObject({
    status: 2,
    declarations: [{ ...(answer.body as object), kind: 'withdrawal', effectiveAt: null }],
  });
  expect((await subscriptionOf(player.accessToken)).status).toBe(0);
});

it.each(['another player’s order number', 'no order number', 'only the start of an order number'])(
  'WD-01 a declaration with %s matches no order but gets the same response and email',
  async (how) => {
    const { player, order } = await createSubscriber();
    const number = {
      'another player’s order number': order.id,
      'no order number': '',
      'only the start of an order number': order.id.slice(0, 4),
    };
    const email = how === 'another player’s order number' ? someone() : player.email;
    const sent = cancellation(email, { orderNumber: number[how as keyof typeof number] });
    const answer = await submitDeclaration('cancellations', sent);
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([200, ['id', 'receivedAt']]);
    expect((await emailsTo(client, email))[0]?.text).toContain('We’ll look up your contract');
    expect((await ordersOf(player.id, player.accessToken))[0]?.declarations).toEqual([]);
    expect((await subscriptionOf(player.accessToken)).status).toBe(0);
  },
);

it.each([
  ['as soon as possible', {}, nextCharge, 'January 15, 2027'],
  ['on a day within the paid period', { endsOn: '2026-12-01' }, nextCharge, 'January 15, 2027'],
  ['on a later day', { endsOn: '2027-04-01' }, '2027-04-01T00:00:00.000Z', 'April 1, 2027'],
])('WD-02 a cancellation %s ends the subscription only once', async (_, more, end, day) => {
  const { player, order } = await createSubscriber();
  const sent = cancellation(player.email, { orderNumber: order.id, ...more });
  await submitDeclaration('cancellations', sent);
  expect(await subscriptionOf(player.accessToken)).toMatchObject({
    status: 1,
    dateEnd: end,
    dateNextCharge: null,
  });
  expect((await emailsTo(client, player.email))[0]?.text).toContain(`Ends on ${day}, no further charge.`);
  await submitDeclaration('cancellations', sent);
  expect((await subscriptionOf(player.accessToken)).dateEnd).toBe(end);
  const [now] = await ordersOf(player.id, player.accessToken);
  expect(now?.declarations).toMatchObject([{ effectiveAt: end }, { effectiveAt: end }]);
});

it('WD-02 a cancellation does not end a subscription bought on Steam', async () => {
  const player = await client.createPlayer({
    orders: [2],
    subscription: { status: 0, dateNextCharge: nextCharge, paymentProvider: 1 },
  });
  const [order] = await ordersOf(player.id, player.accessToken);
  await submitDeclaration('cancellations', cancellation(player.email, { orderNumber: order?.id ?? '' }));
  expect(await subscriptionOf(player.accessToken)).toMatchObject({ status: 0, dateNextCharge: nextCharge });
});

it.each([
  ['an email without @', { email: 'ada' }, 2],
  ['two emails', { email: 'a@farstead.test,b@farstead.test' }, 2],
  ['no name', { name: '' }, 1],
  ['a name that is too long', { name: 'a'.repeat(201) }, 1],
  ['a contract with NUL', { contract: '\u0000' }, 1],
  ['a name with a paragraph and a link', { name: 'Ada\n\nConfirm at https://evil.test/' }, 1],
  ['an order number of two lines', { orderNumber: '1\n2' }, 1],
  ['a contract of two lines', { contract: 'a\u2028b' }, 1],
  ['an unknown field', { more: 'x' }, 1],
])('WD-01 rejects a withdrawal with %s', async (_, more, code) => {
  const answer = await submitDeclaration('withdrawals', withdrawal(someone(), more));
  expect([answer.status, answer.body]).toMatchObject([400, { code }]);
});

it.each([
  ['a day that does not exist', { endsOn: '2027-02-30' }],
  ['an unknown kind', { kind: 'angry' }],
  ['a reason that is too long', { reason: 'a'.repeat(2001) }],
])('WD-02 rejects a cancellation with %s (code 1)', async (_, more) => {
  const answer = await submitDeclaration('cancellations', cancellation(someone(), more));
  expect([answer.status, answer.body]).toMatchObject([400, { code: 1 }]);
});

it('WD-01 rejects a missing form token (code 51) and a missing key (code 1)', async () => {
  const body = withdrawal(someone());
  const call = (headers: Record<string, string>) =>
    client.call('POST', '/api/withdrawals', { body, headers });
  expect((await call({ 'idempotency-key': randomUUID() })).body).toMatchObject({ code: 51 });
  expect((await call({})).body).toMatchObject({ code: 1 });
});

it('WD-01 limits the declarations per email and returns the seconds to wait', async () => {
  const email = someone();
  for (let count = 1; count <= 5; count += 1) await submitDeclaration('withdrawals', withdrawal(email));
  const refused = await submitDeclaration('withdrawals', withdrawal(email));
  expect([refused.status, refused.body]).toMatchObject([429, { code: 31 }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('WD-01 deletes a declaration six years after the end of its calendar year', async () => {
  const { player, order } = await createSubscriber();
  const answer = await submitDeclaration('withdrawals', withdrawal(player.email, { orderNumber: order.id }));
  const year = new Date((answer.body as { receivedAt: string }).receivedAt).getUTCFullYear();
  const declaredAt = async (at: string) => {
    await client.callControl('clock', { at });
    const { body } = await client.login(player.email, player.password);
    const { accessToken } = body as { accessToken: string };
    return (await ordersOf(player.id, accessToken))[0]?.declarations;
  };
  expect(await declaredAt(`${year + 6}-12-31T23:00:00Z`)).toHaveLength(1);
  expect(await declaredAt(`${year + 7}-01-02T00:00:00Z`)).toEqual([]);
});

describe('the refund of a withdrawn order', () => {
  const daySeconds = 86_400;

  const buyAndWithdraw = async (beforeWithdrawal: (orderId: string) => unknown = () => undefined) => {
    const player = await client.createPlayer();
    const shop = new Shopper(client);
    const { token, order } = await shop.startPayment(toBuyer(player));
    await shop.pay(token);
    await beforeWithdrawal(order.id);
    const sent = await submitDeclaration('withdrawals', withdrawal(player.email, { orderNumber: order.id }));
    const { id: number } = sent.body as { id: string };
    // The clock was moved, so the first token may have expired.
    const signIn = async () => {
      const { body } = await client.login(player.email, player.password);
      return (body as { accessToken: string }).accessToken;
    };
    const find = async () => (await ordersOf(player.id, await signIn()))[0] as Order;
    return { player, order, number, find, signIn };
  };

  const statusOf = (number: string, email: string) =>
    client.call('POST', '/api/declarations/status', { body: { number, email } });

  it('WD-01 the payment returns three days later, the game time ends and the buyer gets an email', async () => {
    const { player, order, number, find, signIn } = await buyAndWithdraw();
    expect((await statusOf(number, player.email)).body).toMatchObject({ refund: null });
    await client.callControl('clock', { advanceSeconds: 3 * daySeconds - 60 });
    expect(await find()).toMatchObject({ status: 2, refundedAt: null, cardLastFour: '1111' });
    await client.callControl('clock', { advanceSeconds: 120 });
    const { body } = await statusOf(number.slice(0, 8), player.email.toUpperCase());
    expect(body).toMatchObject({
      id: number,
      kind: 'withdrawal',
      refund: { refundedAt: expect.any(String), amount: 26.99, currency: 'EUR', cardLastFour: '1111' },
    });
    expect(await find()).toMatchObject({ status: 3, refundedAt: expect.any(String) });
    const time = await client.get('/api/users/me/game-time', await signIn());
    expect(Date.parse((time.body as { endDate: string }).endDate)).toBeLessThan(
      Date.now() + 4 * daySeconds * 1000,
    );
    const messages = await emailsTo(client, player.email);
    const refund = messages.find(({ subject }) => subject === 'Your refund is on its way');
    for (const part of ['26.99', 'Card ending in 1111', orderNumber(order.id), orderNumber(number)])
      expect(refund?.text).toContain(part);
    expect(linkIn(refund).pathname).toBe('/declaration-status');
    expect(linkIn(refund).search).toBe(`?number=${orderNumber(number)}`);
    await find();
    expect(await emailsTo(client, player.email)).toHaveLength(messages.length);
  });

  it('WD-01 staff decide about a withdrawal after the first connection to the game', async () => {
    const { player, number, find } = await buyAndWithdraw((id) =>
      client.call('POST', `/sandbox/orders/${id}/connection`),
    );
    await client.callControl('clock', { advanceSeconds: 5 * daySeconds });
    expect(await find()).toMatchObject({ status: 2, firstConnectionAt: expect.any(String) });
    expect((await statusOf(number, player.email)).body).toMatchObject({ refund: null });
  });

  it('WD-01 only the right pair of number and email shows it, and guesses are limited', async () => {
    const { player, number } = await buyAndWithdraw();
    const unknown = { status: 404, body: { code: 320 } };
    expect(await statusOf(number, someone())).toMatchObject(unknown);
    expect(await statusOf('00000000', player.email)).toMatchObject(unknown);
    expect(await statusOf('', player.email)).toMatchObject(unknown);
    let answer = await statusOf('00000000', player.email);
    for (let guess = 0; guess < 40 && answer.status === 404; guess++)
      answer = await statusOf('00000000', player.email);
    expect(answer.status).toBe(429);
    await client.callControl('states', { state: 'the server is up' });
  });

  it('WD-01 a second withdrawal names the first, in the response and in the email', async () => {
    const { player, order, number } = await buyAndWithdraw();
    const again = await submitDeclaration(
      'withdrawals',
      withdrawal(player.email, { orderNumber: orderNumber(order.id) }),
    );
    expect(again.body).toMatchObject({ earlier: { id: number } });
    const [message] = await emailsTo(client, player.email);
    expect(message?.text).toContain(`number ${orderNumber(number)}, received on`);
  });
});

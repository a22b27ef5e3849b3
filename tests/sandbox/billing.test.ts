import { orderNumber } from '#domain/commerce/orderNumber';
import { Client } from './client';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString();

const paying = (more: Record<string, unknown> = {}) =>
  client.createPlayer({
    subscription: { status: 0, months: 1, dateNextCharge: inAMonth(), payments: [2], ...more },
  });

interface Order {
  readonly id: string;
  readonly status: number;
}

const ordersOf = async (token: string, query = ''): Promise<readonly Order[]> =>
  ((await client.get(`/api/orders${query}`, token)).body as { orders: Order[] }).orders;

interface Receipt {
  readonly number: string;
  readonly total: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly net: number;
  readonly buyer: { readonly name: string; readonly address: readonly string[] };
}

const receiptOf = async (token: string): Promise<Receipt> => {
  const [order] = await ordersOf(token);
  return (await client.get(`/api/orders/${order?.id ?? ''}/receipt`, token)).body as Receipt;
};

it('PY-02 fifty concurrent cancellations cancel a subscription only once', async () => {
  const { accessToken: token } = await paying();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call('POST', '/api/orders/subscriptions/me/cancel', { token })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  const last = await client.get('/api/orders/subscriptions/me/last-subscription', token);
  expect(last.body).toMatchObject({ status: 1, dateNextCharge: null });
});

it('PY-02 renewing a canceled subscription restores its original dates', async () => {
  const { accessToken: token } = await paying();
  const read = async () => (await client.get('/api/orders/subscriptions/me/last-subscription', token)).body;
  const before = await read();
  await client.call('POST', '/api/orders/subscriptions/me/cancel', { token });
  await client.call('POST', '/api/orders/subscriptions/me/renew', { token });
  expect(await read()).toEqual(before);
});

it.each([
  [
    'en',
    'Your subscription is canceled',
    'Your subscription will renew again',
    'January 15, 2031',
    /Next charge on January 15, 2031: .*\d.*, (by card|to the card ending in \d{4})\./,
  ],
  [
    'fr',
    'Votre abonnement est résilié',
    'Votre abonnement se renouvellera de nouveau',
    '15 janvier 2031',
    /15 janvier 2031.*\d+,\d{2}.*carte/,
  ],
  [
    'de',
    'Dein Abo ist gekündigt',
    'Dein Abo verlängert sich wieder',
    '15. Januar 2031',
    /15\. Januar 2031.*\d+,\d{2}.*Karte/,
  ],
] as const)(
  'PY-02 sends confirmation emails for canceling and renewing in %s',
  async (language, canceled, renewed, day, nextCharge) => {
    const { accessToken: token, email } = await client.createPlayer({
      language,
      subscription: { status: 0, months: 1, dateNextCharge: '2031-01-15T12:00:00.000Z', payments: [2] },
    });
    const [order] = await ordersOf(token);
    const change = (what: string) => client.call('POST', `/api/orders/subscriptions/me/${what}`, { token });
    await Promise.all([change('cancel'), change('cancel')]);
    await change('renew');
    const [second, first, ...others] = await emailsTo(client, email);
    expect([first?.subject, second?.subject, others]).toEqual([canceled, renewed, []]);
    expect(second?.text).toMatch(nextCharge);
    for (const proof of [first, second]) {
      expect(proof?.text).toContain(day);
      expect(proof?.text).toContain(orderNumber(order?.id ?? ''));
      expect(proof?.text).toMatch(/\d{2}:\d{2}:\d{2}.*UTC/);
    }
  },
);

it.each([
  '?pageNumber=0&pageSize=25',
  '?pageNumber=1&pageSize=101',
  '?pageNumber=one&pageSize=25',
  '?subscriptionId=1%20or%201',
  '?subscriptionId=99999999999',
])('PY-01 rejects the invalid page %s', async (query) => {
  const { accessToken } = await client.createPlayer();
  expect(await client.get(`/api/orders${query}`, accessToken)).toMatchObject({
    status: 400,
    body: { code: 1 },
  });
});

it('PY-01 does not show a player’s payments to other players', async () => {
  const { accessToken } = await paying();
  const [mine] = (await client.get('/api/orders/subscriptions/me/subscriptions', accessToken)).body as {
    id: number;
  }[];
  const other = await client.createPlayer();
  expect(await ordersOf(accessToken, `?subscriptionId=${mine?.id ?? 0}`)).toHaveLength(1);
  expect(await ordersOf(other.accessToken, `?subscriptionId=${mine?.id ?? 0}`)).toEqual([]);
});

it('PY-03 the receipt shows the promotional price and its tax to the cent', async () => {
  const { accessToken } = await paying({ dateCreate: '2024-10-02T00:00:00.000Z' });
  expect(await receiptOf(accessToken)).toMatchObject({ total: 22.49, taxRate: 0.2, tax: 3.75, net: 18.74 });
  const before = await paying({ dateCreate: '2024-10-01T23:59:59.000Z' });
  expect(await receiptOf(before.accessToken)).toMatchObject({ total: 29.99, tax: 5, net: 24.99 });
});

it('concurrent requests issue one receipt, and receipt numbers ascend', async () => {
  const { accessToken } = await paying();
  const all = await Promise.all(Array.from({ length: 20 }, () => receiptOf(accessToken)));
  expect(new Set(all.map(({ number }) => number)).size).toBe(1);
  const later = await receiptOf((await paying()).accessToken);
  expect(later.number > (all[0]?.number ?? '')).toBe(true);
});

it('the PDF uses the page’s language and is never cached', async () => {
  const { accessToken: token } = await paying();
  const [order] = await ordersOf(token);
  for (const language of ['en', 'fr', 'de']) {
    const { headers, text } = await client.get(
      `/api/orders/${order?.id ?? ''}/receipt.pdf?lang=${language}`,
      token,
    );
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(new RegExp(`^%PDF-[^]*/Lang \\(${language}`));
  }
});

it('PY-03 a receipt shows the payment date, even when opened later', async () => {
  const { accessToken: token } = await paying();
  const [order] = await ordersOf(token);
  await client.callControl('clock', { advanceSeconds: 60 });
  const receipt = await client.get(`/api/orders/${order?.id ?? ''}/receipt`, token);
  await client.callControl('clock', { real: true });
  const { dateIssued, datePaid } = receipt.body as { dateIssued: string; datePaid: string };
  expect(dateIssued).toBe(datePaid);
});

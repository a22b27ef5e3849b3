import { Client } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

interface History {
  readonly name: string;
  readonly since: number;
  readonly incidents: readonly {
    readonly status: number;
    readonly startDate: number;
    readonly endDate: number | null;
    readonly message: string;
  }[];
}

const statusOf = async (name: string): Promise<number | undefined> => {
  const services = (await client.get('/liveops/serverstatus')).body as { name: string; status: number }[];
  return services.find((service) => service.name === name)?.status;
};

const historyOf = async (name: string, lang = 'en'): Promise<History> => {
  const histories = (await client.get(`/liveops/serverstatus/history?lang=${lang}`)).body as History[];
  const history = histories.find((found) => found.name === name);
  if (!history) throw new Error(`There is no history of ${name}`);
  return history;
};

beforeEach(() => client.callControl('reset'));

afterAll(() => client.callControl('clock', { real: true }));

it('SS-01 starts an incident when a service’s status changes and ends it at the next change', async () => {
  const before = await historyOf('Farstead');
  await client.callControl('services', {
    name: 'Farstead',
    status: 3,
    message: 'Power cut.',
    messageDe: 'Stromausfall.',
  });
  expect(await statusOf('Farstead')).toBe(3);
  await client.callControl('clock', { advanceSeconds: 600 });
  await client.callControl('services', { name: 'Farstead', status: 2, message: 'Slow.' });
  await client.callControl('clock', { advanceSeconds: 600 });
  await client.callControl('services', { name: 'Farstead', status: 1 });
  expect(await statusOf('Farstead')).toBe(1);

  const [slow, down, ...others] = (await historyOf('Farstead')).incidents;
  expect(others).toEqual(before.incidents);
  expect(down).toMatchObject({ status: 3, message: 'Power cut.' });
  expect(slow).toMatchObject({ status: 2, message: 'Slow.' });
  expect(slow?.startDate).toBe(down?.endDate);
  expect((down?.endDate ?? 0) - (down?.startDate ?? 0)).toBeGreaterThanOrEqual(600);
  expect((await historyOf('Farstead', 'de')).incidents[1]?.message).toBe('Stromausfall.');
  expect((await historyOf('Farstead', 'fr')).incidents[1]?.message).toBe('Power cut.');
});

it('SS-01 reports the start, the reason and the announced ends of an interruption while it lasts', async () => {
  const interruption = async () => {
    const services = (await client.get('/liveops/serverstatus')).body as { interruption?: object }[];
    return services[0]?.interruption;
  };
  const change = (fields: object) => client.callControl('services', { name: 'Farstead', ...fields });
  await change({
    status: 4,
    message: 'Update.',
    messageDe: 'Aktualisierung.',
    until: '2031-01-01T07:00:00Z',
  });
  const reason = { en: 'Update.', fr: 'Update.', de: 'Aktualisierung.' };
  const until = Date.UTC(2031, 0, 1, 7) / 1000;
  expect(await interruption()).toEqual({ since: expect.any(Number), until, announcedUntil: null, reason });
  await change({ status: 4, until: '2031-01-01T08:00:00Z' });
  await change({ status: 4, until: '2031-01-01T09:00:00Z' });
  expect(await interruption()).toMatchObject({ until: until + 7_200, announcedUntil: until, reason });
  await change({ status: 1 });
  expect(await interruption()).toBeUndefined();
});

it('SS-01 records nothing for an unchanged service and rejects unknown services', async () => {
  const before = await historyOf('Public test server');
  await client.callControl('services', { name: 'Public test server', status: 3 });
  expect(await historyOf('Public test server')).toEqual(before);
  const answer = await client.call('POST', '/sandbox/services', { body: { name: 'Nowhere', status: 3 } });
  expect(answer.status).toBe(404);
  const unknown = await client.call('POST', '/sandbox/services', { body: { name: 'Farstead', status: 5 } });
  expect(unknown.status).toBe(400);
});

it('SS-01 concurrent changes create one incident each, with only one ongoing', async () => {
  await Promise.all(
    [2, 3, 4].map((status) =>
      client.callControl('services', { name: 'Accounts', status, message: String(status) }),
    ),
  );
  const { incidents } = await historyOf('Accounts');
  expect(incidents.filter(({ endDate }) => endDate === null)).toHaveLength(1);
  expect(incidents.find(({ endDate }) => endDate === null)?.status).toBe(await statusOf('Accounts'));
});

it('SS-01 deletes incidents 90 days after they end, but never ongoing incidents', async () => {
  await client.callControl('clock', { advanceSeconds: 91 * 86_400 });
  expect((await historyOf('Farstead')).incidents).toEqual([]);
  expect((await historyOf('Public test server')).incidents).toHaveLength(1);
});

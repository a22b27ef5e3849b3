import type { ErrorEvent } from '@sentry/browser';
import { redactPersonalData } from '#infrastructure/errors/redactPersonalData';

const stripEvent = (event: Partial<ErrorEvent>): ErrorEvent =>
  redactPersonalData({ type: undefined, ...event });

const strippedMessage = (message: string): string | undefined => stripEvent({ message }).message;

/** Report in the format of the library, with personal data in all places. */
const report: Partial<ErrorEvent> = {
  event_id: '9b2c4d6e8f0a4b1c8d2e3f4a5b6c7d8e',
  timestamp: 1795226400.123,
  platform: 'javascript',
  environment: 'production',
  level: 'error',
  user: { id: 'player-1', ip_address: '203.0.113.7', username: 'Ada-Verne', email: 'ada@farstead.test' },
  message: 'No account for ada@farstead.test from 203.0.113.7',
  exception: {
    values: [
      {
        type: 'Error',
        value: 'GET /api/users?email=ada%40farstead.test refused for {"username":"Ada-Verne"}',
        mechanism: { type: 'generic', handled: true },
        stacktrace: {
          frames: [
            {
              filename: 'https://farstead.test/assets/main.0123456789ab.js',
              function: 'load',
              lineno: 1,
              colno: 2345,
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    {
      category: 'fetch',
      data: {
        url: 'https://farstead.test/activate/3f9c-secret?lang=en',
        email: 'ada@farstead.test',
        status_code: 500,
      },
      message: 'ip=2001:db8::8a2e:370:7334',
    },
  ],
  contexts: { game: { player: { displayName: 'Ada-Verne', months: 3 }, ip: '203.0.113.7' } },
  extra: { token: 'eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImEifQ.c2ln', retries: [1, 2] },
  tags: { locale: 'fr-fr' },
  request: {
    url: 'https://farstead.test/fr/mot-de-passe-oublie/9ab2-secret?email=ada@farstead.test#top',
    headers: { 'User-Agent': 'Firefox', Referer: 'https://farstead.test/?code=1' },
    cookies: { token: 'secret' },
    data: 'email=ada@farstead.test',
    query_string: 'email=ada@farstead.test',
  },
};

it('ER-01 removes IP address, username and email from every part of a report', () => {
  const written = JSON.stringify(stripEvent(report));
  for (const personal of [
    'ada',
    'Ada-Verne',
    '203.0.113',
    '2001:db8',
    'eyJ',
    'secret',
    'Firefox',
    'player-1',
  ]) {
    expect(written).not.toContain(personal);
  }
});

it('ER-01 preserves the data that explains the error', () => {
  expect(stripEvent(report)).toEqual({
    type: undefined,
    event_id: report.event_id,
    timestamp: report.timestamp,
    platform: 'javascript',
    environment: 'production',
    level: 'error',
    message: 'No account for [email] from [ip]',
    exception: {
      values: [
        {
          ...report.exception?.values?.[0],
          value: 'GET /api/users refused for {"username":"[removed]"}',
        },
      ],
    },
    breadcrumbs: [
      {
        category: 'fetch',
        data: { url: 'https://farstead.test/activate/activationKey', status_code: 500 },
        message: 'ip=[removed]',
      },
    ],
    contexts: { game: { player: { months: 3 } } },
    extra: { token: '[token]', retries: [1, 2] },
    tags: { locale: 'fr-fr' },
    request: { url: 'https://farstead.test/fr/mot-de-passe-oublie/key' },
  });
});

it.each([
  ['Jürgen.Müller+portal@mail.farstead.test wrote', '[email] wrote'],
  ['mailto:ada@farstead.test?subject=x', 'mailto:[email]?subject=x'],
  ['no ada%40farstead.test here', 'no [email] here'],
  ['/signup/3f9c/ failed', '/signup/activationKey failed'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED [ip]:5432'],
  ['from ::1 and fe80::1ff:fe23:4567:890a', 'from [ip] and [ip]'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', '[ip]'],
  ['username=Ada-Verne&x=1', 'username=[removed]&x=1'],
  ['{"email":"not an address"}', '{"email":"[removed] an address"}'],
  ['https://farstead.test/?code=FARSTEAD00033MTH', 'https://farstead.test/'],
])('ER-01 sends %j as %j', (message, sent) => {
  expect(strippedMessage(message)).toBe(sent);
});

it.each([
  'Ada Verne · ::pos{2,17,-8.41,33.20,412}',
  'at 12:30:45 in version 1.2.3',
  'https://farstead.test/assets/main.0123456789ab.js:1:2345',
  'and/or',
  'Foo::Bar is no place',
])('ER-01 sends %j unchanged because it contains no personal data', (message) => {
  expect(strippedMessage(message)).toBe(message);
});

it('ER-01 does not add data to an empty report', () => {
  expect(stripEvent({})).toEqual({ type: undefined });
});

it.each([
  ['/activate/3f9c-secret', '/activate/activationKey'],
  ['POST /api/register/activate/3f9c-secret failed', 'POST /api/register/activate/key failed'],
  [
    'PUT https://farstead.test/api/auth/me/reset-credentials/3f9c-secret/confirm?lang=de',
    'PUT https://farstead.test/api/auth/me/reset-credentials/key/confirm',
  ],
])('AV-01 FP-01 reports %s as %s', (address, reported) => {
  expect(strippedMessage(address)).toBe(reported);
});

import { apiCalls } from '#infrastructure/http/apiCalls';
import { formPaths } from '#domain/navigation/routes';
import { callTexts, sendText } from '../sandbox/callTexts';
import { Fuzzer } from '../sandbox/fuzz';
import { call } from '../server/support/call';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

const lineBreaks: Probe = {
  item: 'texts',
  title: 'a field for one line, or any text, accepts line breaks or unusable characters',
  run: async (site, attempts) => {
    const [token] = (await site.newClient().get('/api/csrf')).body as { id: string }[];
    // In its example, somebody else owns the coupons, which is refused before the note.
    const refusedEarlier = new Set(['transferDacs']);
    for (const field of callTexts) {
      // A new player, because wrong passwords are limited.
      const { accessToken } = await site.client.createPlayer({ canUploadAssets: true });
      const tokens = { accessToken, formToken: token?.id ?? '' };
      const hostile = [
        ...(field.isLine ? ['a\nb', 'a\r\nhttps://evil.test', 'a\u2028b', 'a\u2029b', 'a\u0085b'] : []),
        ...['a\0b', 'a\u0001b', 'a\u001bb'],
        // Queries cannot contain lone surrogates.
        ...(field.part === 'body' ? ['a\ud800b'] : []),
      ];
      for (const text of hostile) {
        const { status } = await sendText(site.newClient(), field, text, tokens);
        const isRefused = status === 400 || (status === 403 && refusedEarlier.has(field.name));
        attempts.record(
          `${field.name} ${field.path.join('.')} ${JSON.stringify(text)}: ${status}`,
          !isRefused,
        );
      }
    }
  },
};

const seeds = [2, 3, 4, 5];
const requestsPerSeed = 2_000;

let networks = 0;

/** Headers with another address for each request, so that rate limits do not hide the answers. */
const fromAnotherNetwork = (): Readonly<Record<string, string>> => {
  networks += 1;
  return { 'x-forwarded-for': `172.${16 + (networks >> 16)}.${(networks >> 8) & 0xff}.${networks & 0xff}` };
};

/** Tokens are longer than the part of a request that is printed. */
const withoutToken = (request: string): string => request.replace(/Bearer [^"]{50,}/, 'Bearer …');

const malformedCalls: Probe = {
  item: 'malformed',
  title: `malformed variants of the ${apiCalls.length} calls cause server errors`,
  run: async (site, attempts) => {
    const fuzz = async (seed: number): Promise<void> => {
      const fuzzer = new Fuzzer(site.client, site.url, seed, fromAnotherNetwork);
      const failures = await fuzzer.findFailures(requestsPerSeed);
      for (let sent = 1; sent <= requestsPerSeed - failures.length; sent += 1) attempts.record('', false);
      for (const { status, request } of failures)
        attempts.record(`${status}: ${withoutToken(request).slice(0, 500)}`, true);
    };
    await Promise.all(seeds.map(fuzz));
  },
};

/** Addresses at which the web server itself reads a body. */
const addressesWithBody = [...formPaths(), '/renew-cookie', '/policy-reports', '/', '/login', '/api/nothing'];

const bodies: Readonly<Record<string, readonly string[]>> = {
  'application/x-www-form-urlencoded': [
    ...['', '&&&', '=', 'name=%00', 'name=%ff&email=%', 'name=a%0Ab', '__proto__=1&constructor=2'],
    ...[
      `message=${'a'.repeat(60_000)}`,
      `name=${'%F0%9F%9A%80'.repeat(2_000)}`,
      'email=a@b.test&email=c@d.test',
    ],
  ],
  'application/json': [
    '',
    '{',
    'null',
    '[]',
    '"a"',
    `${'['.repeat(20_000)}`,
    '{"name":"device","value":"\\u0000"}',
  ],
  'application/reports+json': ['[null]', '[{"body":null}]', '[{"type":1,"body":{"documentURL":{}}}]', '{'],
  'application/csp-report': ['{"csp-report":1}', '{"csp-report":{"document-uri":[]}}'],
  'multipart/form-data; boundary=cut': [
    '--cut\r\n',
    '--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  ],
  'text/plain; charset=utf-16': ['a\0b'],
};

const malformedForms: Probe = {
  item: 'malformed',
  title: 'malformed forms and reports cause server errors',
  run: async ({ url }, attempts) => {
    for (const path of addressesWithBody) {
      for (const [type, contents] of Object.entries(bodies)) {
        for (const body of contents) {
          const headers = {
            ...fromAnotherNetwork(),
            'content-type': type,
            'content-length': String(Buffer.byteLength(body)),
            accept: 'text/html',
            origin: url,
          };
          const { status } = await call(url, path, { method: 'POST', headers, body });
          attempts.record(`POST ${path} ${type} ${body.slice(0, 60)}: ${status}`, status >= 500);
        }
      }
    }
  },
};

/** Path segments that file systems, decoders or routers treat specially. */
const segments = [
  ...['%00', '%0', '%', '%ff', '%c0%ae', '%2e%2e', '..%2f..%2fetc%2fpasswd', '..%5c', '%25%30%30', '%u0041'],
  ...[
    '.env',
    '.git%2fconfig',
    'a'.repeat(4_000),
    '%F0%9F%9A%80'.repeat(300),
    '%ED%A0%80',
    'con',
    '~',
    ';',
    '*',
  ],
];

const prefixes = [
  '/',
  '/fr/',
  '/news/',
  '/assets/',
  '/images/',
  '/content/',
  '/api/',
  '/cards/',
  '/_state/',
  '/sandbox/',
];

const malformedAddresses = async ({
  url,
}: TargetSite): Promise<readonly { path: string; status: number; text: string }[]> => {
  const answers: { path: string; status: number; text: string }[] = [];
  for (const prefix of prefixes) {
    for (const segment of segments) {
      for (const path of [prefix + segment, `${prefix}?q=${segment}`]) {
        const { status, text } = await call(url, path, { headers: fromAnotherNetwork() });
        answers.push({ path, status, text });
      }
    }
  }
  return answers;
};

const addresses: Probe = {
  item: 'malformed',
  title: 'malformed addresses cause server errors or lead out of the folder',
  run: async (site, attempts) => {
    for (const { path, status, text } of await malformedAddresses(site)) {
      const isLeak = /root:.*:0:0:|\[core\]|"devDependencies"/.test(text);
      attempts.record(`${path.slice(0, 120)}: ${status}`, status >= 500 || isLeak);
    }
  },
};

export const requestProbes: readonly Probe[] = [lineBreaks, malformedCalls, malformedForms, addresses];

import { callTexts, sendText, type CallTokens } from './callTexts';
import { Client } from './client';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let tokens: CallTokens;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  const { accessToken } = await client.createPlayer({ canUploadAssets: true });
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  tokens = { accessToken, formToken: token?.id ?? '' };
});

/** @returns the texts whose call was not refused as malformed */
const findAccepted = async (text: string, chosen: typeof callTexts): Promise<readonly string[]> => {
  const accepted: string[] = [];
  for (const field of chosen) {
    const { status } = await sendText(client, field, text, tokens);
    if (status !== 400) accepted.push(`${field.name} ${field.path.join('.')}: ${status}`);
  }
  return accepted;
};

it('AP-01 no field for one line accepts a line break', async () => {
  const lines = callTexts.filter(({ isLine }) => isLine);
  expect(lines.length).toBeGreaterThan(90);
  // In the example, somebody else owns the coupons, which is refused first.
  expect(await findAccepted('a\nb', lines)).toEqual(['transferDacs note: 403']);
});

it('AP-01 no text accepts NUL', async () => {
  expect(await findAccepted('a\0b', callTexts)).toEqual([]);
});

it('AP-01 no text accepts a lone surrogate', async () => {
  // Queries cannot contain it.
  const inBodies = callTexts.filter(({ part }) => part === 'body');
  expect(await findAccepted('a\ud800b', inBodies)).toEqual([]);
});

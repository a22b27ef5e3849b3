import { randomUUID } from 'node:crypto';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { embedded } from '#tests/run/databases';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { callNameOf } from './invalidResponses';
import { readPact } from './pact';
import { prepare, sendRequest } from './validResponses';

const writingCalls = apiCalls
  .filter(([, { method, transfer }]) => method !== 'GET' && !transfer)
  .map(([name]) => name);

const successes = readPact().interactions.filter(
  ({ request, response }) => request.method !== 'GET' && response.status < 300,
);

let url: string;

beforeAll(async () => {
  url = await sharedSandbox(embedded);
});

const checksums = async (): Promise<unknown> => (await fetch(`${url}/sandbox/database/checksums`)).json();

it.each(writingCalls)(
  'AP-01 repeating %s after a lost response succeeds and changes nothing more',
  async (name) => {
    const recorded = successes.filter((interaction) => callNameOf(interaction) === name);
    expect(recorded).not.toEqual([]);
    for (const success of recorded) {
      const interaction = await prepare(`${url}/sandbox/states`, success);
      const headers = { 'Idempotency-Key': [randomUUID()], ...interaction.request.headers };
      const request = { ...interaction, request: { ...interaction.request, headers } };
      const lost = await sendRequest(url, request);
      const changed = await checksums();
      const repeated = await sendRequest(url, request);
      expect([success.description, lost.status]).toEqual([success.description, success.response.status]);
      expect(repeated.status).toBe(lost.status);
      expect(repeated.body).toEqual(lost.body);
      expect(await checksums()).toEqual(changed);
    }
  },
);

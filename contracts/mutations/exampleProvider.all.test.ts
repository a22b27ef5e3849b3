import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

const calls = [
  'issueFormToken',
  'checkBuyPage',
  'joinWaitingList',
  'findDacsEnabled',
  'countDacs',
  'convertDacs',
  'transferDacs',
  'updateLanguage',
  'checkTryGame',
  'enterContest',
];

let provider: ChildProcessWithoutNullStreams;
let url: string;

beforeAll(async () => {
  provider = spawn('python3', ['contracts/examples/provider.py', '0']);
  const [line] = (await once(provider.stdout, 'data')) as [Buffer];
  url = line.toString().trim();
});

afterAll(() => provider.kill());

const verify = (...args: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const command = [
      '--import',
      'tsx',
      'contracts/verify.ts',
      '--provider',
      url,
      '--states',
      `${url}/states`,
    ];
    execFile(process.execPath, [...command, ...args], (_error, stdout) => done(stdout));
  });

it('AP-01 the example provider in Python conforms to the interactions of its ten calls', async () => {
  const output = await verify(...calls.flatMap((name) => ['--call', name]));
  expect(output).toMatch(/: \d{2} passed, 0 failed\n$/);
});

it('AP-01 the example provider fails for a call that it does not have', async () => {
  expect(await verify('--call', 'findGameTime')).toMatch(/: 0 passed, [1-9]\d* failed\n$/);
});

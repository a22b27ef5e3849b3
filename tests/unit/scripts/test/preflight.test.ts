import type * as fileSystem from 'node:fs';
import { statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { freePorts, requireDatabase, requireDiskSpace } from '#scripts/test/preflight';

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof fileSystem>('node:fs');
  return { ...fs, statfsSync: jest.fn(fs.statfsSync) };
});

const closedPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

it('explains how to fix a PostgreSQL server that does not respond', async () => {
  await expect(requireDatabase(`postgresql://nobody@localhost:${await closedPort()}/none`)).rejects.toThrow(
    /^TEST_DATABASE_URL names a PostgreSQL server that does not answer \(.+\): start it, or unset the variable/,
  );
});

it('explains how to fix a disk that is nearly full', () => {
  jest.mocked(statfsSync).mockReturnValueOnce({ bavail: 1024, bsize: 4096 } as ReturnType<typeof statfsSync>);
  expect(requireDiskSpace).toThrow(
    /^The disk of .+ has 0\.0 GB left and the tests need 3: free some space\.$/,
  );
});

it('finds three consecutive free ports', async () => {
  const port = await freePorts();
  const servers = [port, port + 1, port + 2].map((each) => createServer().listen(each, 'localhost'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  expect(servers.map((server) => server.listening)).toEqual([true, true, true]);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { requireFreePort } from '#server/settings/requireFreePort';

it('rejects a port on which something listens, and accepts it afterwards', async () => {
  const host = '127.0.0.1';
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort({ port, host })).rejects.toThrow('set PORT to another port');
  other.close();
  await once(other, 'close');
  await requireFreePort({ port, host });
});

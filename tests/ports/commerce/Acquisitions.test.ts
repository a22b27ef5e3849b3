import { Acquisitions } from '#application/commerce/Acquisitions';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { createGhostBuyer } from './support';

onBothAdapters('Acquisitions', (open) => {
  it('CK-02 stores the player’s acquisition source', async () => {
    const site = await open();
    const { id, email } = await signInAs(site, 'new');
    await site.application.get(Acquisitions).save('?utm_source=news', { kind: 'player', id });
    expect(await site.acquisitionOf(email)).toBe('?utm_source=news');
  });

  it('CK-02 stores a ghost account’s latest acquisition source', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    const acquisitions = site.application.get(Acquisitions);
    await acquisitions.save('?utm_source=news', ghost);
    await acquisitions.save('?utm_source=video', ghost);
    expect(await site.acquisitionOf(ghost.email)).toBe('?utm_source=video');
  });

  it.each(failureModes)('CK-02 ignores the failure when the server is %s', async (network) => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    await site.simulate(network);
    expect(await site.application.get(Acquisitions).save('?utm_source=news', ghost)).toBeUndefined();
  });

  it('CK-02 ignores a call without a session', async () => {
    const site = await open();
    const ghost = { ...(await createGhostBuyer(site)), token: 'no-token' };
    await site.application.get(Acquisitions).save('?utm_source=news', ghost);
    expect(await site.acquisitionOf(ghost.email)).toBeUndefined();
  });
});

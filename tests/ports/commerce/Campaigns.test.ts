import { Campaigns } from '#application/commerce/Campaigns';
import { percentSold } from '#domain/commerce/Campaign';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

onBothAdapters('Campaigns', (open) => {
  const named = async (name: string) => (await open()).application.get(Campaigns).findByName(name);

  it('BU-01 the default campaign has no sales limit', async () => {
    const found = await named('default');
    if (!found.ok || !found.value) throw new Error('There is no default campaign.');
    expect(found.value).toMatchObject({ name: 'default', id: expect.stringMatching(/./) });
    expect(found.value).not.toHaveProperty('limit');
    expect(percentSold(found.value)).toBeUndefined();
  });

  // Literal values, because the fake and the shop share the same domain function.
  it.each([
    [{ consumed: 312, limit: 500 }, 62],
    [{ consumed: 1999, limit: 2000 }, 99],
    [{ consumed: 1, limit: 2000 }, 0],
    [{ consumed: 500, limit: 500 }, 100],
  ])('BU-04 a campaign with the sales %j has sold %d %', async (sales, percent) => {
    const site = await open();
    const name = await site.createCampaign(sales);
    const found = await site.application.get(Campaigns).findByName(name);
    if (!found.ok || !found.value) throw new Error('There is no such campaign.');
    expect(found.value).toMatchObject({ name, ...sales });
    expect(percentSold(found.value)).toBe(percent);
  });

  it.each(['none-of-that-name', 'Founders, & friends?'])('BU-01 finds no campaign named %s', async (name) => {
    expect(await named(name)).toEqual({ ok: true, value: undefined });
  });

  testFailures(open, 'BU-07', {
    calls: { findByName: ({ application }) => application.get(Campaigns).findByName('default') },
    isAnonymous: true,
  });
});

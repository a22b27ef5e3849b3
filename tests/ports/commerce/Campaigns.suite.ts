import { Campaigns } from '../../../src/application/commerce/Campaigns';
import { shareSold } from '../../../src/domain/commerce/Campaign';
import { badWeathers } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

export const campaignsSuite = (open: OpenSite): void => {
  const named = async (name: string) => (await open()).application.get(Campaigns).named(name);

  it('BU-01 the default campaign has no limit', async () => {
    const found = await named('default');
    if (!found.ok || !found.value) throw new Error('There is no default campaign.');
    expect(found.value).toMatchObject({ name: 'default', id: expect.stringMatching(/./) });
    expect(found.value).not.toHaveProperty('limit');
    expect(shareSold(found.value)).toBeUndefined();
  });

  it('BU-04 a limited campaign has its sold share', async () => {
    const found = await named('founders');
    if (!found.ok || !found.value) throw new Error('There is no such campaign.');
    expect(found.value).toMatchObject({ name: 'founders', limit: 500 });
    expect(shareSold(found.value)).toBeGreaterThan(0);
  });

  it.each(['none-of-that-name', 'Founders, & friends?'])('BU-01 there is no campaign %s', async (name) => {
    expect(await named(name)).toEqual({ ok: true, value: undefined });
  });

  it.each(badWeathers)('BU-07 reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    await site.suffer(weather);
    expect(await site.application.get(Campaigns).named('default')).toEqual({ ok: false, error });
  });
};

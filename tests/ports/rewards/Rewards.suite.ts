import { Rewards } from '#application/rewards/Rewards';
import type { RewardChoices } from '#domain/rewards/BackerRewards';
import { sampleRewards } from '#samples/rewards';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

const choices: RewardChoices = { tshirtSize: 2, supporterTshirtSize: 3, statueGender: 'F' };

export const rewardsSuite = (open: OpenSite): void => {
  it('BK-01 only backers have access', async () => {
    const site = await open();
    const rewards = site.application.get(Rewards);
    await signInAs(site, 'backer');
    expect(await rewards.hasAccess()).toEqual({ ok: true, value: true });
    await signInAs(site, 'new');
    expect(await rewards.hasAccess()).toEqual({ ok: true, value: false });
  });

  it('BK-01 returns a backer’s rewards', async () => {
    const site = await open();
    await signInAs(site, 'backer');
    expect(await site.application.get(Rewards).find()).toEqual({ ok: true, value: sampleRewards });
  });

  it('BK-01 stores the supporter shirt size once, even when it is sent twice', async () => {
    const site = await open();
    await signInAs(site, 'backer');
    const rewards = site.application.get(Rewards);
    const outcomes = await Promise.all([rewards.choose(choices), rewards.choose(choices)]);
    expect(outcomes).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ]);
    expect(await rewards.find()).toMatchObject({ value: { supporterTshirtSize: 3 } });
    await rewards.choose({ ...choices, supporterTshirtSize: 6 });
    expect(await rewards.find()).toMatchObject({ value: { supporterTshirtSize: 6 } });
  });

  it('BK-01 does not change locked choices', async () => {
    const site = await open();
    await signInAs(site, 'backer');
    const rewards = site.application.get(Rewards);
    expect((await rewards.choose({ tshirtSize: 0, supporterTshirtSize: 1, statueGender: 'M' })).ok).toBe(
      true,
    );
    expect(await rewards.find()).toMatchObject({ value: { tshirtSize: 2, statueGender: 'F' } });
  });

  it('BK-01 rejects a player without access', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const rewards = site.application.get(Rewards);
    const refused = { ok: false, error: { kind: 'no-access' } };
    expect(await rewards.find()).toEqual(refused);
    expect(await rewards.choose(choices)).toEqual(refused);
  });

  it('BK-01 rejects a call without a session', async () => {
    const site = await open();
    const rewards = site.application.get(Rewards);
    const refused = { ok: false, error: { kind: 'signed-out' } };
    expect(await rewards.hasAccess()).toEqual(refused);
    expect(await rewards.find()).toEqual(refused);
    expect(await rewards.choose(choices)).toEqual(refused);
  });

  it.each(failureModes)('BK-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'backer');
    await site.simulate(network);
    const rewards = site.application.get(Rewards);
    expect(await rewards.hasAccess()).toEqual({ ok: false, error });
    expect(await rewards.find()).toEqual({ ok: false, error });
    expect(await rewards.choose(choices)).toEqual({ ok: false, error });
  });
};

import { Rewards } from '#application/rewards/Rewards';
import type { RewardChoices } from '#domain/rewards/BackerRewards';
import { sampleRewards } from '#samples/rewards';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const choices: RewardChoices = { tshirtSize: 2, supporterTshirtSize: 3, statueGender: 'F' };

onBothAdapters('Rewards', (open) => {
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

  it('BK-01 shows no rewards to a player without access', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    expect(await site.application.get(Rewards).find()).toEqual({ ok: false, error: { kind: 'no-access' } });
  });

  testFailures(open, 'BK-01', {
    calls: {
      hasAccess: ({ application }) => application.get(Rewards).hasAccess(),
      find: ({ application }) => application.get(Rewards).find(),
      choose: ({ application }) => application.get(Rewards).choose(choices),
    },
  });
});

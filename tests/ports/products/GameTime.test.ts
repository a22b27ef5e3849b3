import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { GameTime } from '#application/products/GameTime';
import { MyDU } from '#application/products/MyDU';
import { gameTimePeriods, type GameTimeRecord } from '#domain/products/gameTimeTimeline';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('GameTime', (open) => {
  it.each<[PersonKey, number]>([
    ['subscriber', 3],
    ['twoFactor', 1],
    ['expired', -1],
  ])('PD-01 player %s has game time that ends in %d months', async (key, months) => {
    const site = await open();
    await signInAs(site, key);
    const end = await site.application.get(GameTime).findEnd();
    if (!end.ok) throw new Error(end.error.kind);
    expectMonthsFrom(site.now(), months, end.value);
  });

  it('PD-01 a new player has never had game time', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await site.application.get(GameTime).findEnd()).toEqual({ ok: true, value: undefined });
  });

  const recordOn = async (site: Site): Promise<GameTimeRecord> => {
    const record = await site.application.get(GameTime).findRecord();
    if (!record.ok) throw new Error(record.error.kind);
    return record.value;
  };

  it('PD-01 records where game time comes from and goes', async () => {
    const site = await open();
    await signInAs(site, 'twoFactor');
    const { application } = site;
    const { code } = await site.createCode('fresh');
    const before = (await recordOn(site)).changes.length;
    await application.get(CodeRedeemer).redeem(code as RedemptionCode);
    await application.get(MyDU).convert();
    const record = await recordOn(site);
    const changes = record.changes.slice(before);
    expect(changes.map(({ source }) => source)).toEqual(['code', 'mydu']);
    expect(changes[1]?.from).toEqual(changes[0]?.until);
    expect(changes.at(-1)?.until).toEqual(record.end);
    expect(gameTimePeriods(record).at(-1)?.until).toEqual(record.end);
  });

  it('PD-01 a beta key from another player is recorded as a gift', async () => {
    const site = await open();
    await signInAs(site, 'veteran');
    const friend = await site.createPerson('new');
    await site.application.get(KeyGifts).send({ recipient: friend.email }, 'en');
    site.application.tokens.write(await site.tokensExpiringIn(900, friend));
    const keys = await site.application.get(KeyGifts).list();
    const [key] = keys.ok ? keys.value.received : [];
    await site.application.get(CodeRedeemer).redeem(key?.id as RedemptionCode);
    expect((await recordOn(site)).changes).toMatchObject([{ source: 'gift' }]);
  });

  testFailures(open, 'PD-01', {
    calls: {
      findEnd: ({ application }) => application.get(GameTime).findEnd(),
      findRecord: ({ application }) => application.get(GameTime).findRecord(),
    },
  });
});

import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { GameTime } from '#application/products/GameTime';
import { RenewTokens } from '#application/session/RenewTokens';
import { TokenVerifier } from '#application/session/TokenVerifier';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('CodeRedeemer', (open) => {
  const redeem = ({ application }: Site, code: string) =>
    application.get(CodeRedeemer).redeem(code as RedemptionCode);

  it('PD-02 redeeming an unused code adds its months, starting now', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const redeemed = await redeem(site, (await site.createCode('fresh')).code);
    expect(redeemed).toMatchObject({ ok: true, value: { months: 3, product: expect.stringMatching(/./) } });
    if (redeemed.ok) expectMonthsFrom(site.now(), 3, redeemed.value.gameTimeEnd);
    expect(await site.application.get(GameTime).findEnd()).toEqual({
      ok: true,
      value: redeemed.ok && redeemed.value.gameTimeEnd,
    });
  });

  it('PD-02 accepts the key from an email', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await redeem(site, (await site.createCode('fresh')).id)).toMatchObject({
      ok: true,
      value: { months: 3 },
    });
  });

  it('PD-02 adds the months to the remaining game time or, without any, from now', async () => {
    for (const [key, months] of [
      ['subscriber', 6],
      ['expired', 3],
    ] as const) {
      const site = await open();
      await signInAs(site, key);
      const redeemed = await redeem(site, (await site.createCode('fresh')).code);
      expectMonthsFrom(site.now(), months, redeemed.ok ? redeemed.value.gameTimeEnd : undefined);
    }
  });

  it('SE-12 tokens renewed after redemption contain the new role', async () => {
    const site = await open();
    await signInAs(site, 'new');
    await redeem(site, (await site.createCode('fresh')).code);
    const stale = site.application.tokens.read()?.token ?? '';
    const renewed = await site.application.get(RenewTokens).execute(stale);
    const verified = renewed.ok && (await site.application.get(TokenVerifier).verify(renewed.value.token));
    expect(verified).toMatchObject({ ok: true, value: { roles: ['Subscriber'] } });
  });

  it('PD-02 accepts a code only once', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const { code } = await site.createCode('fresh');
    await redeem(site, code);
    expect(await redeem(site, code)).toEqual({ ok: false, error: { kind: 'used-code' } });
  });

  it.each(['FARSTEAD0000NONE', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'])(
    'PD-02 rejects the unknown code %s',
    async (code) => {
      const site = await open();
      await signInAs(site, 'new');
      expect(await redeem(site, code)).toEqual({ ok: false, error: { kind: 'unknown-code' } });
    },
  );

  testFailures(open, 'PD-02', {
    calls: { redeem: async (site) => redeem(site, (await site.createCode('fresh')).code) },
  });
});

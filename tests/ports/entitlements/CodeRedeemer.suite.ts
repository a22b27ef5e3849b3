import { CodeRedeemer } from '../../../src/application/entitlements/CodeRedeemer';
import { GameTime } from '../../../src/application/entitlements/GameTime';
import { RenewTokens } from '../../../src/application/session/RenewTokens';
import { TokenVerifier } from '../../../src/application/session/TokenVerifier';
import type { RedemptionCode } from '../../../src/domain/entitlements/RedemptionCode';
import { expectMonthsFrom } from '../support/closeTo';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type CodeState, type OpenSite, type Site } from '../support/Site';

export const codeRedeemerSuite = (open: OpenSite): void => {
  const redeem = ({ application }: Site, code: string) =>
    application.get(CodeRedeemer).redeem(code as RedemptionCode);

  it('PD-02 an unused code adds its months from now', async () => {
    const site = await open();
    await signedIn(site, 'new');
    const redeemed = await redeem(site, (await site.code('fresh')).code);
    expect(redeemed).toMatchObject({ ok: true, value: { months: 3, product: expect.stringMatching(/./) } });
    if (redeemed.ok) expectMonthsFrom(site.now(), 3, redeemed.value.gameTimeEnd);
    expect(await site.application.get(GameTime).end()).toEqual({
      ok: true,
      value: redeemed.ok && redeemed.value.gameTimeEnd,
    });
  });

  it('PD-02 accepts the key of an email', async () => {
    const site = await open();
    await signedIn(site, 'new');
    expect(await redeem(site, (await site.code('fresh')).id)).toMatchObject({
      ok: true,
      value: { months: 3 },
    });
  });

  it('PD-02 months are added to those that are left, and to now when none are', async () => {
    for (const [key, months] of [
      ['subscriber', 6],
      ['expired', 3],
    ] as const) {
      const site = await open();
      await signedIn(site, key);
      const redeemed = await redeem(site, (await site.code('fresh')).code);
      expectMonthsFrom(site.now(), months, redeemed.ok ? redeemed.value.gameTimeEnd : undefined);
    }
  });

  it('SE-12 tokens renewed afterwards contain the new role', async () => {
    const site = await open();
    await signedIn(site, 'new');
    await redeem(site, (await site.code('fresh')).code);
    const stale = site.application.tokens.read()?.token ?? '';
    const renewed = await site.application.get(RenewTokens).execute(stale);
    const verified = renewed.ok && (await site.application.get(TokenVerifier).verify(renewed.value.token));
    expect(verified).toMatchObject({ ok: true, value: { roles: ['Subscriber'] } });
  });

  it('PD-02 a code can be used once', async () => {
    const site = await open();
    await signedIn(site, 'new');
    const { code } = await site.code('fresh');
    await redeem(site, code);
    expect(await redeem(site, code)).toEqual({ ok: false, error: { kind: 'used-code' } });
  });

  it.each<[CodeState, string]>([
    ['used', 'used-code'],
    ['expired', 'expired-code'],
    ['reserved', 'reserved-code'],
  ])('PD-02 refuses a code that is %s', async (state, kind) => {
    const site = await open();
    await signedIn(site, 'new');
    const { code, id } = await site.code(state);
    expect(await redeem(site, code)).toEqual({ ok: false, error: { kind } });
    expect(await redeem(site, id)).toEqual({ ok: false, error: { kind } });
    expect(await site.application.get(GameTime).end()).toEqual({ ok: true, value: undefined });
  });

  it.each(['FARSTEAD0000NONE', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'])(
    'PD-02 does not know %s',
    async (code) => {
      const site = await open();
      await signedIn(site, 'new');
      expect(await redeem(site, code)).toEqual({ ok: false, error: { kind: 'unknown-code' } });
    },
  );

  it('PD-02 refuses a call without a session', async () => {
    const site = await open();
    expect(await redeem(site, (await site.code('fresh')).code)).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it.each(badWeathers)('PD-02 reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    await signedIn(site, 'new');
    const { code } = await site.code('fresh');
    await site.suffer(weather);
    expect(await redeem(site, code)).toEqual({ ok: false, error });
  });
};

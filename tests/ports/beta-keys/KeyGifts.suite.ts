import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const gifts = ({ application }: Site): KeyGifts => application.get(KeyGifts);

const listKeys = async (site: Site): Promise<BetaKeys> => {
  const keys = await gifts(site).list();
  if (!keys.ok) throw new Error(keys.error.kind);
  return keys.value;
};

const refused = (status: number, code: number) => ({ ok: false, error: { kind: 'server', status, code } });

const done = { ok: true, value: undefined };

/** Sends a key and returns its id. */
const sentTo = async (site: Site, recipient: string): Promise<string> => {
  expect(await gifts(site).send(recipient, 'de')).toEqual(done);
  return (await listKeys(site)).keys.find((key) => key.recipient === recipient)?.id ?? '';
};

export const keyGiftsSuite = (open: OpenSite): void => {
  const giver = async (): Promise<Site> => {
    const site = await open();
    await signInAs(site, 'veteran');
    return site;
  };

  it('KY-01 a player without keys cannot send a key', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await listKeys(site)).toEqual({ keys: [], available: 0 });
    expect(await gifts(site).send(site.freshAddress(), 'en')).toEqual(refused(409, 208));
  });

  it('KY-01 sending a key makes it pending and reduces the available keys by one', async () => {
    const site = await giver();
    const { available } = await listKeys(site);
    const recipient = site.freshAddress();
    const id = await sentTo(site, recipient);
    const after = await listKeys(site);
    expect(after.available).toBe(available - 1);
    expect(after.keys[0]).toEqual({ id, recipient });
  });

  it('KY-01 a recipient receives one unused key per player, regardless of the address’s case', async () => {
    const site = await giver();
    const recipient = site.freshAddress();
    await sentTo(site, recipient);
    expect(await gifts(site).send(recipient.toUpperCase(), 'en')).toEqual(refused(409, 209));
  });

  it.each(['', 'nobody', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'x'.repeat(250) + '@b.test'])(
    'KY-01 rejects the recipient %j without sending a key',
    async (recipient) => {
      const site = await giver();
      const { available } = await listKeys(site);
      expect(await gifts(site).send(recipient, 'en')).toEqual(refused(400, 210));
      expect((await listKeys(site)).available).toBe(available);
    },
  );

  it('KY-01 canceling a key voids it and makes it available again once, even when repeated', async () => {
    const site = await giver();
    const { available } = await listKeys(site);
    const id = await sentTo(site, site.freshAddress());
    expect(await Promise.all([gifts(site).cancel(id), gifts(site).cancel(id)])).toEqual([done, done]);
    const after = await listKeys(site);
    expect(after.available).toBe(available);
    expect(after.keys.map((key) => key.id)).not.toContain(id);
    expect(await site.application.get(CodeRedeemer).redeem(id as RedemptionCode)).toEqual({
      ok: false,
      error: { kind: 'canceled-code' },
    });
  });

  it('KY-01 a used key shows its user and cannot be canceled', async () => {
    const site = await giver();
    const tokens = site.application.tokens.read();
    const id = await sentTo(site, site.freshAddress());
    const { displayName } = await signInAs(site, 'new');
    expect(await site.application.get(CodeRedeemer).redeem(id as RedemptionCode)).toMatchObject({
      ok: true,
      value: { months: 1 },
    });
    if (tokens) site.application.tokens.write(tokens);
    expect((await listKeys(site)).keys.find((key) => key.id === id)).toMatchObject({
      usedBy: displayName,
      usedAt: expect.any(Date),
    });
    expect(await gifts(site).cancel(id)).toEqual(refused(409, 202));
  });

  it('KY-01 a player cannot cancel another player’s key or an unknown key', async () => {
    const site = await giver();
    const id = await sentTo(site, site.freshAddress());
    await signInAs(site, 'new');
    expect(await gifts(site).cancel(id)).toEqual(refused(404, 201));
    expect(await gifts(site).cancel('no-key')).toEqual(refused(404, 201));
  });

  it('KY-01 rejects calls without a session', async () => {
    const site = await open();
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await gifts(site).list()).toEqual(signedOut);
    expect(await gifts(site).send('a@b.test', 'en')).toEqual(signedOut);
    expect(await gifts(site).cancel('a')).toEqual(signedOut);
  });

  it.each(failureModes)('KY-01 reports the failure when the server is %s', async (network, error) => {
    const site = await giver();
    await site.simulate(network);
    expect(await gifts(site).list()).toEqual({ ok: false, error });
    expect(await gifts(site).send('a@b.test', 'en')).toEqual({ ok: false, error });
    expect(await gifts(site).cancel('a')).toEqual({ ok: false, error });
  });
};

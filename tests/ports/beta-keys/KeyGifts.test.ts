import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import { giftCancellationRefusals } from '#domain/beta-keys/giftRefusals';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { parseGiftNote } from '#domain/shared/giftNote';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const gifts = ({ application }: Site): KeyGifts => application.get(KeyGifts);

const listKeys = async (site: Site): Promise<BetaKeys> => {
  const keys = await gifts(site).list();
  if (!keys.ok) throw new Error(keys.error.kind);
  return keys.value;
};

const done = { ok: true, value: undefined };

/** Sends a key and returns its id. */
const sentTo = async (site: Site, recipient: string): Promise<string> => {
  expect(await gifts(site).send({ recipient }, 'de')).toEqual(done);
  return (await listKeys(site)).keys.find((key) => key.recipient === recipient)?.id ?? '';
};

onBothAdapters('KeyGifts', (open) => {
  const giver = async (): Promise<Site> => {
    const site = await open();
    await signInAs(site, 'veteran');
    return site;
  };

  it('KY-01 sending a key makes it pending and reduces the available keys by one', async () => {
    const site = await giver();
    const { available } = await listKeys(site);
    const recipient = site.freshAddress();
    const id = await sentTo(site, recipient);
    const after = await listKeys(site);
    expect(after.available).toBe(available - 1);
    expect(after.keys[0]).toEqual({ id, recipient });
  });

  it('KY-01 canceling a key voids it and makes one key available again, even when repeated', async () => {
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

  it('KY-01 a used key shows its user', async () => {
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
  });

  it('KY-01 a player sees a received key with its note until it is used', async () => {
    const site = await giver();
    const { displayName: sender } = await signInAs(site, 'veteran');
    const friend = await site.createPerson('new');
    const note = parseGiftNote('Come and build');
    const gift = { recipient: friend.email.toUpperCase(), note: note.ok ? note.value : undefined };
    expect(await gifts(site).send(gift, 'de')).toEqual(done);
    site.application.tokens.write(await site.tokensExpiringIn(900, friend));
    const { received } = await listKeys(site);
    expect(received).toEqual([{ id: expect.any(String), sender, note: 'Come and build' }]);
    await site.application.get(CodeRedeemer).redeem(received[0]?.id as RedemptionCode);
    expect((await listKeys(site)).received).toEqual([]);
  });

  it('KY-01 a new player has no keys and cannot cancel an unknown key', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await listKeys(site)).toEqual({ keys: [], available: 0, received: [] });
    expect(await gifts(site).cancel('no-key')).toEqual({
      ok: false,
      error: { kind: 'server', ...giftCancellationRefusals['unknown-code'] },
    });
  });

  testFailures(open, 'KY-01', {
    calls: {
      list: (site) => gifts(site).list(),
      send: (site) => gifts(site).send({ recipient: 'a@b.test' }, 'en'),
      cancel: (site) => gifts(site).cancel('a'),
    },
  });
});

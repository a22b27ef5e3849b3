import { randomUUID } from 'node:crypto';
import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { Players } from '#application/session/Players';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';
import { testFailures } from '../support/testFailures';

const refused = { ok: false, error: { kind: 'authorization-refused' } };

const newName = (): string => `pilot-${randomUUID().slice(0, 8)}`;

const setUp = async (open: OpenSite) => {
  const site = await open();
  const person = await signInAs(site, 'new');
  const discord = site.application.get(DiscordAccounts);
  const details = () => site.application.get(Players).findDetails(person.id);
  return { site, person, discord, details };
};

onBothAdapters('DiscordAccounts', (open) => {
  it.each([
    ['a name without a discriminator', '', '0'],
    ['a name with a four-digit discriminator', '#4071', '4071'],
  ])('LK-01 links and unlinks %s and updates the player’s details', async (_, end, discriminator) => {
    const { site, discord, details } = await setUp(open);
    const name = newName();
    const code = await site.discordCode(name + end);
    expect(await discord.link(code)).toEqual({ ok: true, value: { name, discriminator } });
    expect(await details()).toMatchObject({
      value: { discordName: name, discordDiscriminator: discriminator },
    });
    expect(await discord.unlink()).toEqual({ ok: true, value: undefined });
    expect(await details()).toMatchObject({ value: { discordName: '', discordDiscriminator: '' } });
    expect(await discord.unlink()).toEqual({ ok: true, value: undefined });
  });

  it('LK-01 accepts a code once and rejects a code that was never issued', async () => {
    const { site, discord } = await setUp(open);
    const code = await site.discordCode(newName());
    expect((await discord.link(code)).ok).toBe(true);
    expect(await discord.link(code)).toEqual(refused);
    expect(await discord.link('never-issued')).toEqual(refused);
  });

  it('LK-01 accepts linking the same account again and rejects a different account', async () => {
    const { site, discord, details } = await setUp(open);
    const name = newName();
    await discord.link(await site.discordCode(name));
    expect(await discord.link(await site.discordCode(name))).toMatchObject({ ok: true, value: { name } });
    const another = await discord.link(await site.discordCode(newName()));
    expect(another).toEqual({ ok: false, error: { kind: 'already-linked' } });
    expect(await details()).toMatchObject({ value: { discordName: name } });
  });

  testFailures(open, 'LK-01', {
    calls: {
      link: ({ application }) => application.get(DiscordAccounts).link('code'),
      unlink: ({ application }) => application.get(DiscordAccounts).unlink(),
    },
  });
});

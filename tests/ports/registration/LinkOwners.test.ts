import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { EmailChanges } from '#application/profile/EmailChanges';
import { Activations } from '#application/registration/Activations';
import { LinkOwners } from '#application/registration/LinkOwners';
import { PasswordResets } from '#application/registration/PasswordResets';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import { maskEmail, type LinkKind } from '#domain/registration/LinkOwner';
import { startEditing } from '../profile/startEditing';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Person, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

interface Link {
  readonly kind: LinkKind;
  readonly key: string;
  readonly owner: { readonly email: string; readonly displayName?: string };
}

const ownerOf = ({ email, displayName }: Person) => ({ email: maskEmail(email), displayName });

const changeEmail = async (site: Site) => {
  const { person, edit } = await startEditing(site);
  const email = site.freshAddress();
  await edit({ email });
  return { person, email, key: await site.newestEmailKey(email) };
};

/** Functions that send an email of each kind, and return its key and the expected owner. */
const links: Readonly<Record<LinkKind, (site: Site) => Promise<Omit<Link, 'kind'>>>> = {
  activation: async (site) => {
    const person = await site.createPerson('unconfirmed');
    return { key: await site.emailKey('activation', person), owner: ownerOf(person) };
  },
  reset: async (site) => {
    const person = await site.createPerson('new');
    return { key: await site.emailKey('reset', person), owner: ownerOf(person) };
  },
  'stop-reset': async (site) => {
    const person = await site.createPerson('twoFactor');
    const resets = site.application.get(PasswordResets);
    await resets.startWait(await site.emailKey('reset', person), 'Farstead-2027!', 'en');
    return { key: await site.newestEmailKey(person.email), owner: ownerOf(person) };
  },
  'email-change': async (site) => {
    const { email, key } = await changeEmail(site);
    return { key, owner: { email: maskEmail(email) } };
  },
  'email-undo': async (site) => {
    const { person, key } = await changeEmail(site);
    await site.application.get(EmailChanges).confirm(key, 'en');
    return { key: await site.newestEmailKey(person.email), owner: ownerOf(person) };
  },
  deletion: async (site) => {
    const person = await signInAs(site, 'new');
    await site.application.get(AccountDeletions).request(person.password, 'en');
    return { key: await site.newestEmailKey(person.email), owner: ownerOf(person) };
  },
};

const kinds = Object.keys(emailKeySeconds) as LinkKind[];
const problem = (kind: string) => ({ ok: false, error: { kind } });

onBothAdapters('LinkOwners', (open) => {
  it.each(kinds)('finds the owner of a key of kind %s only under that kind', async (kind) => {
    const site = await open();
    const { key, owner } = await links[kind](site);
    const owners = site.application.get(LinkOwners);
    const found = { ok: true, value: owner };
    expect([await owners.find(kind, key), await owners.find(kind, key)]).toEqual([found, found]);
    for (const other of kinds.filter((known) => known !== kind))
      expect(await owners.find(other, key)).toEqual(problem('unknown-key'));
  });

  it('returns only the masked email of a buyer without an account', async () => {
    const site = await open();
    const { email, activationKey } = await site.createGhost();
    expect(await site.application.get(LinkOwners).find('activation', activationKey)).toEqual({
      ok: true,
      value: { email: maskEmail(email) },
    });
  });

  it('AV-01 distinguishes a used activation key from a replaced one', async () => {
    const site = await open();
    const person = await site.createPerson('unconfirmed');
    const replaced = await site.emailKey('activation', person);
    const key = await site.emailKey('activation', person);
    await site.application.get(Activations).activate(key);
    const owners = site.application.get(LinkOwners);
    expect(await owners.find('activation', replaced)).toEqual(problem('unknown-key'));
    expect(await owners.find('activation', key)).toEqual(problem('used-key'));
  });

  testFailures(open, '', {
    calls: { find: (site) => site.application.get(LinkOwners).find('reset', 'a-key') },
    isAnonymous: true,
  });
});

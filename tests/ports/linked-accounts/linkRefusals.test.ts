import { randomUUID } from 'node:crypto';
import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { StoreAccounts } from '#application/linked-accounts/StoreAccounts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { claimRefusals, linkRefusals, unlinkRefusals } from '#domain/linked-accounts/linkRefusals';
import { fakeStoreId } from '#infrastructure/fake/backend/externalAccounts';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

const newName = (): string => `pilot-${randomUUID().slice(0, 8)}`;

interface LinkState {
  readonly site: 'discord' | 'store';
  readonly linked: 'none' | 'same' | 'another';
  readonly isHeldByOther: boolean;
}

const links = combinationsOf<LinkState>({
  site: ['discord', 'store'],
  linked: ['none', 'same', 'another'],
  isHeldByOther: [false, true],
}).filter(({ linked, isHeldByOther }) => linked !== 'same' || !isHeldByOther);

const link = async (site: Site, kind: LinkState['site'], name: string) => {
  const { application } = site;
  if (kind === 'discord') {
    return application.get(DiscordAccounts).link(await site.discordCode(name));
  }
  const returnUrl = `${site.origin}/account/linked`;
  const store = application.get(StoreAccounts);
  const login = await store.findLoginUrl(returnUrl);
  return store.link(returnUrl, await site.storeAssertion(login.ok ? login.value : '', 'none', name));
};

const linkIn =
  (site: Site, signIn: (who: 'new' | 'backer') => Promise<unknown>) =>
  async ({ site: kind, linked, isHeldByOther }: LinkState) => {
    const name = newName();
    if (isHeldByOther) {
      await signIn('backer');
      await link(site, kind, name);
    }
    await signIn('new');
    if (linked !== 'none') await link(site, kind, linked === 'same' ? name : newName());
    const answer = await link(site, kind, name);
    return answer.ok ? { ok: true as const, value: undefined } : answer;
  };

const unlinked = { discordName: '', discordDiscriminator: '', steamId: '' };

it('LK-01 LK-02 linking an account has the same outcome on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(
    linkRefusals,
    links,
    async (site) =>
      linkIn(site, async (who) => {
        Object.assign(site.application.backend.person(who), unlinked);
        await signInAs(site, who);
      }),
    async (site) => linkIn(site, (who) => signInAs(site, who)),
  );
});

interface UnlinkState {
  readonly isLinked: boolean;
  readonly hasPassword: boolean;
}

const unlinks = combinationsOf<UnlinkState>({ isLinked: [true, false], hasPassword: [true, false] });

it('LK-02 unlinking the store has the same outcome on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(
    unlinkRefusals,
    unlinks,
    async (site) =>
      async ({ isLinked, hasPassword }) => {
        await signInAs(site, 'new');
        Object.assign(site.application.backend.person('new'), {
          steamId: isLinked ? fakeStoreId('owner', 'a') : '',
          password: hasPassword ? 'Farstead-2026!' : '',
        });
        return site.application.get(StoreAccounts).unlink();
      },
    async (site) =>
      async ({ isLinked, hasPassword }) => {
        await signInToSandbox(site, {
          hasNoPassword: !hasPassword,
          ...(isLinked && { ownership: ['steam'] }),
        });
        return site.application.get(StoreAccounts).unlink();
      },
  );
});

interface ClaimState {
  readonly months: number;
  /** Days since the purchase; undefined if the store does not say. */
  readonly days: number | undefined;
}

const claims = combinationsOf<ClaimState>({ months: [0, 3], days: [undefined, 1, 13, 15] });

const boughtAt = (site: Site, days: number | undefined): string | undefined =>
  days === undefined ? undefined : new Date(site.now().getTime() - days * 86_400_000).toISOString();

/** Claims the game time twice, to check that it is granted only once. */
const claim = async ({ application }: Site) => {
  const gameTime = application.get(StoreGameTime);
  const claimable = await gameTime.findClaimable();
  const [first, second] = [await gameTime.claim(), await gameTime.claim()];
  const kinds = [first, second].map((answer) => (answer.ok ? 'granted' : answer.error.kind));
  return { ok: false as const, error: { claimable, kinds } };
};

it('PD-01 claiming game time has the same outcome on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(
    claimRefusals,
    claims,
    async (site) =>
      async ({ months, days }) => {
        await signInAs(site, 'new');
        Object.assign(site.application.backend.person('new'), {
          claimableMonths: months === 0 ? undefined : months,
          storeBoughtAt: boughtAt(site, days),
        });
        return claim(site);
      },
    async (site) =>
      async ({ months, days }) => {
        const steamBoughtAt = boughtAt(site, days);
        await signInToSandbox(site, { steamMonths: months, ...(steamBoughtAt && { steamBoughtAt }) });
        return claim(site);
      },
  );
});

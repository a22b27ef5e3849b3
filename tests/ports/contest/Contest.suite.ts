import { Contest } from '#application/contest/Contest';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const contest = ({ application }: Site): Contest => application.get(Contest);

const done = { ok: true, value: undefined };

const notEligible = { ok: false, error: { kind: 'not-eligible' } };

export const contestSuite = (open: OpenSite): void => {
  it('CO-01 AP-01 a player who has never played may enter, and entering again has no effect', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await contest(site).isEligible()).toEqual({ ok: true, value: true });
    const twice = await Promise.all([contest(site).enter(), contest(site).enter()]);
    expect([...twice, await contest(site).enter()]).toEqual([done, done, done]);
    expect(await contest(site).isEligible()).toEqual({ ok: true, value: true });
  });

  it.each<PersonKey>(['subscriber', 'expired', 'backer', 'steam'])(
    'CO-01 AP-01 rejects the player %s, who has or had access to the game',
    async (key) => {
      const site = await open();
      await signInAs(site, key);
      expect(await contest(site).isEligible()).toEqual({ ok: true, value: false });
      expect(await contest(site).enter()).toEqual(notEligible);
    },
  );

  it('CO-01 rejects calls without a session', async () => {
    const site = await open();
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await contest(site).isEligible()).toEqual(signedOut);
    expect(await contest(site).enter()).toEqual(signedOut);
  });

  it.each(failureModes)('CO-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'new');
    await site.simulate(network);
    expect(await contest(site).isEligible()).toEqual({ ok: false, error });
    expect(await contest(site).enter()).toEqual({ ok: false, error });
  });
};

import { Contest } from '#application/contest/Contest';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const contest = ({ application }: Site): Contest => application.get(Contest);

const done = { ok: true, value: undefined };

const notEligible = { ok: false, error: { kind: 'not-eligible' } };

onBothAdapters('Contest', (open) => {
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

  testFailures(open, 'CO-01', {
    calls: { isEligible: (site) => contest(site).isEligible(), enter: (site) => contest(site).enter() },
  });
});

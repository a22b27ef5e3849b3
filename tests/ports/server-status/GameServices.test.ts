import { GameServices } from '#application/server-status/GameServices';
import { languages } from '#domain/language/Locale';
import { availabilityOf, currentIncident } from '#domain/server-status/StatusHistory';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';

onBothAdapters('GameServices', (open) => {
  const services = async () => (await open()).application.get(GameServices);

  it('SS-01 lists the services and their statuses', async () => {
    expect(await (await services()).list()).toEqual({
      ok: true,
      value: [
        { name: 'Farstead', state: 'up' },
        { name: 'Accounts', state: 'up' },
        { name: 'myDU', state: 'up' },
        {
          name: 'Public test server',
          state: 'down',
          interruption: {
            since: expect.any(Date),
            reason: {
              en: 'Closed between two test weekends.',
              fr: 'Fermé entre deux week-ends de test.',
              de: 'Geschlossen zwischen zwei Testwochenenden.',
            },
          },
        },
      ],
    });
  });

  it('SS-01 lists each service’s history, newest first, in the requested language', async () => {
    const site = await open();
    const histories = await Promise.all(
      languages.map((language) => site.application.get(GameServices).history(language)),
    );
    const [english, french] = histories.map((history) => (history.ok ? history.value : []));
    expect(english?.map(({ name }) => name)).toEqual(['Farstead', 'Accounts', 'myDU', 'Public test server']);
    const starts = english?.[0]?.incidents.map(({ from }) => from.getTime()) ?? [];
    expect(starts).toEqual([...starts].sort((one, other) => other - one));
    expect(starts.length).toBeGreaterThan(10);
    const messages = [english, french].map((notified) =>
      notified?.[0]?.incidents.map(({ message }) => message),
    );
    expect(messages[0]).toContain('Weekly maintenance.');
    expect(messages[1]).toContain('Maintenance hebdomadaire.');
    const test = english?.[3];
    expect(test && currentIncident(test)?.state).toBe('down');
    const game = english?.[0];
    expect(game && availabilityOf(game, site.now())).toBeGreaterThan(0.999);
    expect(game && currentIncident(game)).toBeUndefined();
  });

  it.each(failureModes)('SS-01 reports a server failure: %s', async (network, error) => {
    const site = await open();
    await site.simulate(network);
    expect(await site.application.get(GameServices).list()).toEqual({ ok: false, error });
    expect(await site.application.get(GameServices).history('en')).toEqual({ ok: false, error });
  });
});

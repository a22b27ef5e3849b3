import { GameServices } from '#application/server-status/GameServices';
import { listServiceHistories, listServices } from '#infrastructure/http/server-status/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the game’s services', () => {
  const description = 'for the status of the services';
  const request: Interaction['request'] = { method: 'GET', path: '/liveops/serverstatus' };
  const list = (url: string) => siteAt(url).get(GameServices).list();

  it('SS-01 each service has a status', async () => {
    const response = responseOf(listServices, [{ name: 'Farstead', status: 1 }]);
    const result = await addInteraction(
      { given: 'services are in every state', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: true, value: [{ name: 'Farstead', state: 'up' }] });
  });

  it('SS-01 returns an empty list for a game without services', async () => {
    const response = { status: 200, body: [] };
    const result = await addInteraction(
      { given: 'there are no services', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: true, value: [] });
  });

  it('AP-01 reports an error when the server is down', async () => {
    const response = errorResponse(503, 50);
    const result = await addInteraction(
      { given: 'the server is down', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('the service history', () => {
  const description = 'for the history of the services';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/liveops/serverstatus/history',
    query: { lang: 'en' },
  };
  const history = (url: string) => siteAt(url).get(GameServices).history('en');

  const farstead = { name: 'Farstead', since: 1_756_000_000 };
  const read = { name: 'Farstead', since: new Date(1_756_000_000_000) };
  const from = new Date(1_762_000_000_000);

  it('SS-01 a past incident has an end date', async () => {
    const incident = {
      status: 4,
      startDate: 1_762_000_000,
      endDate: 1_762_003_600,
      message: 'Weekly maintenance.',
    };
    const response = responseOf(listServiceHistories, [{ ...farstead, incidents: [incident] }]);
    const given = 'a service has an incident behind it';
    const result = await addInteraction({ given, description, request, response }, history);
    const to = new Date(1_762_003_600_000);
    const incidents = [{ state: 'maintenance', from, to, message: 'Weekly maintenance.' }];
    expect(result).toEqual({ ok: true, value: [{ ...read, incidents }] });
  });

  it('SS-01 an ongoing incident has no end date', async () => {
    const incident = { status: 3, startDate: 1_762_000_000, endDate: null, message: 'We are looking.' };
    const response = responseOf(listServiceHistories, [{ ...farstead, incidents: [incident] }]);
    const given = 'a service has an incident that lasts';
    const result = await addInteraction({ given, description, request, response }, history);
    const incidents = [{ state: 'down', from, to: undefined, message: 'We are looking.' }];
    expect(result).toEqual({ ok: true, value: [{ ...read, incidents }] });
  });

  it('AP-01 reports an error when the server is down', async () => {
    const response = errorResponse(503, 50);
    const result = await addInteraction(
      { given: 'the server is down', description, request, response },
      history,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

import { PlayerSessions } from '#application/devices/PlayerSessions';
import { listSessions } from '#infrastructure/http/devices/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, arrayContaining, exactly, matchingPattern } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { sessionId: otherSessionId } = examples;
const sessionsAt = (url: string) => signedInSiteAt(url).get(PlayerSessions);
const proofNeeded = { ok: false, error: { kind: 'server', status: 403, code: 150 } };
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const moment = '2026-11-22T12:00:00.000Z';

describe('a player’s sessions', () => {
  const request: Interaction['request'] = { method: 'GET', path: '/api/me/sessions', headers: bearer };
  const list = (url: string) => sessionsAt(url).list();

  it('each session has a device, a location and a last-used time, if known', async () => {
    const session = {
      browser: exactly('Chrome'),
      system: exactly('Windows'),
      country: exactly('FR'),
      createdAt: moment,
      lastUsedAt: moment,
      isCurrent: exactly(false),
    };
    const result = await addInteraction(
      {
        given: 'a player with another session exists',
        description: 'the sessions of the player',
        request,
        response: responseOf(
          listSessions,
          arrayContaining({ ...session, id: matchingPattern(uuid, otherSessionId) }),
        ),
      },
      list,
    );
    const at = new Date(moment);
    expect(result).toEqual({
      ok: true,
      value: [
        {
          id: otherSessionId,
          browser: 'Chrome',
          system: 'Windows',
          country: 'FR',
          createdAt: at,
          lastUsedAt: at,
          isCurrent: false,
        },
      ],
    });
  });

  it('every entry in the list is a session', async () => {
    const result = await addInteraction(
      {
        given: 'a player with another session exists',
        description: 'the sessions of the player, one by one',
        request,
        response: responseOf(listSessions, [
          {
            id: matchingPattern(uuid, otherSessionId),
            browser: 'Chrome',
            system: 'Windows',
            country: 'FR',
            createdAt: moment,
            lastUsedAt: moment,
            isCurrent: false,
          },
        ]),
      },
      list,
    );
    expect(result).toMatchObject({ ok: true, value: [{ id: otherSessionId }] });
  });

  it('marks the current session; an unknown device or location is null', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the only session of the player',
        request,
        response: responseOf(listSessions, [
          {
            id: matchingPattern(uuid, otherSessionId),
            browser: null,
            system: null,
            country: null,
            createdAt: moment,
            lastUsedAt: moment,
            isCurrent: exactly(true),
          },
        ]),
      },
      list,
    );
    const at = new Date(moment);
    expect(result).toEqual({
      ok: true,
      value: [{ id: otherSessionId, createdAt: at, lastUsedAt: at, isCurrent: true }],
    });
  });

  it('reports an error when the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'the sessions of the player',
        request: { method: 'GET', path: '/api/me/sessions' },
        response: errorResponse(503, 50),
      },
      list,
    );
    expect(result).toEqual(down);
  });
});

describe('ending one session', () => {
  const request: Interaction['request'] = {
    method: 'DELETE',
    path: fromProviderState('/api/me/sessions/${otherSessionId}', `/api/me/sessions/${otherSessionId}`),
    headers: bearer,
  };
  const end =
    (id: string = otherSessionId) =>
    (url: string) =>
      sessionsAt(url).end(id);

  it('ends another of the player’s sessions', async () => {
    const result = await addInteraction(
      {
        given: 'a player with another session exists',
        description: 'to end the other session',
        request,
        response: { status: 204 },
      },
      end(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('rejects an unknown session with code 151', async () => {
    const unknown = examples.otherPlayerId;
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to end an unknown session',
        request: { ...request, path: `/api/me/sessions/${unknown}` },
        response: errorResponse(404, 151),
      },
      end(unknown),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-session' } });
  });

  it('requires fresh proof of identity, else fails with code 150', async () => {
    const result = await addInteraction(
      {
        given: 'a player whose last proof is old exists',
        description: 'to end the other session',
        request,
        response: errorResponse(403, 150),
      },
      end(),
    );
    expect(result).toEqual(proofNeeded);
  });
});

describe('ending all other sessions', () => {
  const request: Interaction['request'] = { method: 'DELETE', path: '/api/me/sessions', headers: bearer };
  const endOthers = (url: string) => sessionsAt(url).endOthers();

  it.each(['a player with another session exists', 'a signed-in player exists'])(
    'ends all other sessions when %s',
    async (given) => {
      const result = await addInteraction(
        { given, description: 'to end all other sessions', request, response: { status: 204 } },
        endOthers,
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('requires fresh proof of identity, else fails with code 150', async () => {
    const result = await addInteraction(
      {
        given: 'a player whose last proof is old exists',
        description: 'to end all other sessions',
        request,
        response: errorResponse(403, 150),
      },
      endOthers,
    );
    expect(result).toEqual(proofNeeded);
  });
});

import { PlayerSessions } from '../../../src/application/devices/PlayerSessions';
import { listSessions } from '../../../src/infrastructure/http/devices/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly, matching } from '../support/answers';
import { examples } from '../support/examples';
import { provided, uuid } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { sessionId: otherSessionId } = examples;
const sessionsAt = (url: string) => siteOfPlayerAt(url).get(PlayerSessions);
const proofNeeded = { ok: false, error: { kind: 'server', status: 403, code: 150 } };
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const moment = '2026-11-22T12:00:00.000Z';

describe('the sessions of a player', () => {
  const request: Agreement['request'] = { method: 'GET', path: '/api/me/sessions', headers: bearer };
  const list = (url: string) => sessionsAt(url).list();

  it('each session has a device, a place and a last use, if known', async () => {
    const session = {
      browser: exactly('Chrome'),
      system: exactly('Windows'),
      country: exactly('FR'),
      createdAt: moment,
      lastUsedAt: moment,
      isCurrent: exactly(false),
    };
    const result = await agree(
      {
        given: 'a player with another session exists',
        asking: 'the sessions of the player',
        request,
        answer: answerOf(listSessions, containing({ ...session, id: matching(uuid, otherSessionId) })),
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

  it('every entry of the list is a session', async () => {
    const result = await agree(
      {
        given: 'a player with another session exists',
        asking: 'the sessions of the player, one by one',
        request,
        answer: answerOf(listSessions, [
          {
            id: matching(uuid, otherSessionId),
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

  it('the list marks the current session; an unknown device and place are null', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the only session of the player',
        request,
        answer: answerOf(listSessions, [
          {
            id: matching(uuid, otherSessionId),
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

  it('the list fails when the server is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'the sessions of the player',
        request: { method: 'GET', path: '/api/me/sessions' },
        answer: refusal(503, 50),
      },
      list,
    );
    expect(result).toEqual(down);
  });
});

describe('ending one session', () => {
  const request: Agreement['request'] = {
    method: 'DELETE',
    path: provided('/api/me/sessions/${otherSessionId}', `/api/me/sessions/${otherSessionId}`),
    headers: bearer,
  };
  const end =
    (id: string = otherSessionId) =>
    (url: string) =>
      sessionsAt(url).end(id);

  it('ends another session of the player', async () => {
    const result = await agree(
      {
        given: 'a player with another session exists',
        asking: 'to end the other session',
        request,
        answer: { status: 204 },
      },
      end(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('refuses an unknown session with code 151', async () => {
    const unknown = examples.otherPlayerId;
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to end an unknown session',
        request: { ...request, path: `/api/me/sessions/${unknown}` },
        answer: refusal(404, 151),
      },
      end(unknown),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-session' } });
  });

  it('refuses with code 150 without a fresh proof', async () => {
    const result = await agree(
      {
        given: 'a player whose last proof is old exists',
        asking: 'to end the other session',
        request,
        answer: refusal(403, 150),
      },
      end(),
    );
    expect(result).toEqual(proofNeeded);
  });
});

describe('ending all other sessions', () => {
  const request: Agreement['request'] = { method: 'DELETE', path: '/api/me/sessions', headers: bearer };
  const endOthers = (url: string) => sessionsAt(url).endOthers();

  it.each(['a player with another session exists', 'a signed-in player exists'])(
    'ends all other sessions when %s',
    async (given) => {
      const result = await agree(
        { given, asking: 'to end all other sessions', request, answer: { status: 204 } },
        endOthers,
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('refuses with code 150 without a fresh proof', async () => {
    const result = await agree(
      {
        given: 'a player whose last proof is old exists',
        asking: 'to end all other sessions',
        request,
        answer: refusal(403, 150),
      },
      endOthers,
    );
    expect(result).toEqual(proofNeeded);
  });
});

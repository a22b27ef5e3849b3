import { PlayerSessions } from '#application/devices/PlayerSessions';
import { endOtherSessions, endSession, listSessions } from '#infrastructure/http/devices/calls';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { arrayContaining, exactly, matchingPattern } from '../support/matchers';
import { fromProviderState, uuid } from '../support/providerStateValues';

const { sessionId: id } = examples;
const moment = '2026-11-22T12:00:00.000Z';
const date = new Date(moment);
const withOther = 'a player with another session exists';
const withOldProof = 'a player whose last proof is old exists';
const signedIn = 'a signed-in player exists';
const description = 'the sessions of the player';

const device = { browser: 'Chrome', system: 'Windows', country: 'FR' };
const other = { id, ...device, createdAt: date, lastUsedAt: date, isCurrent: false };
const times = { createdAt: moment, lastUsedAt: moment };
const answeredId = matchingPattern(uuid, id);

describeInteractions(listSessions, { description, send: (site) => site.get(PlayerSessions).list() }, [
  [
    withOther,
    succeeds(
      [other],
      arrayContaining({
        browser: exactly('Chrome'),
        system: exactly('Windows'),
        country: exactly('FR'),
        ...times,
        isCurrent: exactly(false),
        id: answeredId,
      }),
    ),
  ],
  [
    withOther,
    succeeds([other], [{ id: answeredId, ...device, ...times, isCurrent: false }]),
    { description: `${description}, one by one` },
  ],
  [
    signedIn,
    // An unknown device or location is null.
    succeeds(
      [{ id, createdAt: date, lastUsedAt: date, isCurrent: true }],
      [
        {
          id: answeredId,
          browser: null,
          system: null,
          country: null,
          ...times,
          isCurrent: exactly(true),
        },
      ],
    ),
    { description: 'the only session of the player' },
  ],
  ['the server is down', outage],
]);

describeInteractions(
  endSession,
  {
    description: 'to end the other session',
    values: { sessionId: fromProviderState<string>('${otherSessionId}', id) },
    request: (path) => ({ path }),
    send: (site, { sessionId }) => site.get(PlayerSessions).end(sessionId),
  },
  [
    [withOther, succeeds()],
    [
      signedIn,
      rejects(404, 151, 'unknown-session'),
      { description: 'to end an unknown session', values: { sessionId: examples.otherPlayerId } },
    ],
    [withOldProof, rejects(403, 150)],
  ],
);

describeInteractions(
  endOtherSessions,
  { description: 'to end all other sessions', send: (site) => site.get(PlayerSessions).endOthers() },
  [
    [withOther, succeeds()],
    [signedIn, succeeds()],
    [withOldProof, rejects(403, 150)],
  ],
);

import { GameServices } from '#application/server-status/GameServices';
import { listServiceHistories, listServices } from '#infrastructure/http/server-status/calls';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';

describeInteractions(
  listServices,
  {
    requirement: 'SS-01',
    description: 'for the status of the services',
    send: (site) => site.get(GameServices).list(),
  },
  [
    [
      'services are in every state',
      succeeds([{ name: 'Farstead', state: 'up' }], [{ name: 'Farstead', status: 1 }]),
    ],
    [
      'the game is in extended maintenance',
      succeeds(
        [
          {
            name: 'Farstead',
            state: 'maintenance',
            interruption: {
              since: new Date(1_762_000_000_000),
              until: new Date(1_762_007_200_000),
              announcedUntil: new Date(1_762_003_600_000),
              reason: { en: 'Update.', fr: 'French.', de: 'German.' },
            },
          },
        ],
        [
          {
            name: 'Farstead',
            status: 4,
            interruption: {
              since: 1_762_000_000,
              until: 1_762_007_200,
              announcedUntil: 1_762_003_600,
              reason: { en: 'Update.', fr: 'French.', de: 'German.' },
            },
          },
        ],
      ),
    ],
    ['there are no services', succeeds([], [])],
    ['the server is down', outage, { requirement: 'AP-01' }],
  ],
);

const answered = { name: 'Farstead', since: 1_756_000_000 };
const read = { name: 'Farstead', since: new Date(1_756_000_000_000) };
const startDate = 1_762_000_000;
const from = new Date(1_762_000_000_000);

describeInteractions(
  listServiceHistories,
  {
    requirement: 'SS-01',
    description: 'for the history of the services',
    request: () => ({ query: { lang: 'en' } }),
    send: (site) => site.get(GameServices).history('en'),
  },
  [
    [
      'a service has an incident behind it',
      succeeds(
        [
          {
            ...read,
            incidents: [
              {
                state: 'maintenance',
                from,
                to: new Date(1_762_003_600_000),
                message: 'Weekly maintenance.',
              },
            ],
          },
        ],
        [
          {
            ...answered,
            incidents: [{ status: 4, startDate, endDate: 1_762_003_600, message: 'Weekly maintenance.' }],
          },
        ],
      ),
    ],
    [
      'a service has an incident that lasts',
      succeeds(
        [{ ...read, incidents: [{ state: 'down', from, to: undefined, message: 'We are looking.' }] }],
        [
          {
            ...answered,
            incidents: [{ status: 3, startDate, endDate: null, message: 'We are looking.' }],
          },
        ],
      ),
    ],
    ['the server is down', rejects(503, 50), { requirement: 'AP-01' }],
  ],
);

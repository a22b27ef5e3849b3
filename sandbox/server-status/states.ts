import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';

const path = '/liveops/serverstatus';

export const serverStatusStates = (setup: StateSetup): NamedStates => ({
  'services are in every state': {
    description: 'Four services: up, with issues, down and in maintenance.',
    setUp: () =>
      setup.setUpResponse(path, [
        { name: 'Farstead', status: 1 },
        { name: 'Accounts', status: 2 },
        { name: 'myDU', status: 3 },
        { name: 'Public test server', status: 4 },
      ]),
  },
  'the game is in extended maintenance': {
    description: 'GET /liveops/serverstatus reports the start, both announced ends and the reason.',
    setUp: () =>
      setup.setUpResponse(path, [
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
      ]),
  },
  'there are no services': {
    description: 'GET /liveops/serverstatus and its history return an empty list.',
    setUp: () => setup.setUpResponse(path, []),
  },
  'a service has an incident behind it': {
    description: 'The history of GET /liveops/serverstatus/history has one incident, which has ended.',
    setUp: () => setup.setUpResponse(`${path}/history`, historyWith({ status: 4, endDate: 1_762_003_600 })),
  },
  'a service has an incident that lasts': {
    description: 'The history of GET /liveops/serverstatus/history has one incident, which has no end.',
    setUp: () => setup.setUpResponse(`${path}/history`, historyWith({ status: 3, endDate: null })),
  },
});

const historyWith = (incident: { readonly status: number; readonly endDate: number | null }) => [
  {
    name: 'Farstead',
    since: 1_756_000_000,
    incidents: [{ startDate: 1_762_000_000, message: 'We are looking into it.', ...incident }],
  },
];

import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';

const path = '/liveops/serverstatus';

export const serverStatusStates = (setup: StateSetup): NamedStates => ({
  'services are in every state': {
    description: 'Four services: up, with issues, down and in maintenance.',
    setUp: () =>
      setup.answering(path, [
        { name: 'Farstead', status: 1 },
        { name: 'Accounts', status: 2 },
        { name: 'myDU', status: 3 },
        { name: 'Public test server', status: 4 },
      ]),
  },
  'there are no services': {
    description: 'GET /liveops/serverstatus and its history answer an empty list.',
    setUp: () => setup.answering(path, []),
  },
  'a service has an incident behind it and one that lasts': {
    description: 'The history of GET /liveops/serverstatus/history has one service with both.',
    setUp: () =>
      setup.answering(`${path}/history`, [
        {
          name: 'Farstead',
          since: 1_756_000_000,
          incidents: [
            { status: 3, startDate: 1_763_000_000, endDate: null, message: 'We are looking into it.' },
            { status: 4, startDate: 1_762_000_000, endDate: 1_762_003_600, message: 'Weekly maintenance.' },
          ],
        },
      ]),
  },
});

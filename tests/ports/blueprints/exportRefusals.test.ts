import { Blueprints } from '#application/blueprints/Blueprints';
import { exportRefusals } from '#domain/blueprints/blueprintRefusals';
import type { FakeBlueprint } from '#infrastructure/fake/backend/blueprints';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

const { 'unknown-blueprint': _, ...refusals } = exportRefusals;

interface State {
  readonly isProtected: boolean;
  readonly creator:
    'self' | 'player' | 'generous-player' | 'organization' | 'generous-organization' | 'orphaned';
  readonly elements: number;
}

const states = combinationsOf<State>({
  isProtected: [false, true],
  creator: ['self', 'player', 'generous-player', 'organization', 'generous-organization', 'orphaned'],
  elements: [0, 8],
});

const exportFrom = ({ application }: Site, id: string) =>
  application.get(Blueprints).export(id, new AbortController().signal);

const organizations = [
  { id: '0a600000-0000-4000-8000-0000000000a1', name: 'Dock Union', isWaived: false },
  { id: '0a600000-0000-4000-8000-0000000000a2', name: 'Open Yards', isWaived: true },
] as const;

const fakeCreators: Readonly<Record<State['creator'], FakeBlueprint['creator']>> = {
  self: { kind: 'self' },
  player: { kind: 'player', name: 'Other', isWaived: false },
  'generous-player': { kind: 'player', name: 'Generous', isWaived: true },
  organization: { kind: 'organization', id: organizations[0].id },
  'generous-organization': { kind: 'organization', id: organizations[1].id },
  orphaned: { kind: 'orphaned' },
};

it('BP-01 BP-02 exporting a blueprint has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    refusals,
    states,
    async (site) => {
      await signInAs(site, 'new');
      return ({ creator, ...state }) => {
        const id = 'blueprint-1';
        const blueprint = { ...state, id, name: '', createdAt: site.now().toISOString(), seconds: 0 };
        const owned = [{ ...blueprint, creator: fakeCreators[creator] }];
        const blueprints = { owned, isWaived: false, organizations };
        Object.assign(site.application.backend.person('new'), { blueprints });
        return exportFrom(site, id);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const other = await client.createPlayer();
      const generous = await client.createPlayer();
      const token = generous.accessToken;
      await client.call('POST', '/api/blueprint/waiverplayer/true', { token, body: {} });
      const creators: Readonly<Record<State['creator'], object>> = {
        self: {},
        player: { creatorId: other.id },
        'generous-player': { creatorId: generous.id },
        organization: { organizationId: organizations[0].id },
        'generous-organization': { organizationId: organizations[1].id },
        orphaned: { creatorId: null },
      };
      const ids = states.map((_, index) => `b1000000-0000-4000-8000-${String(index).padStart(12, 'a')}`);
      const blueprints = states.map(({ creator, ...state }, index) => ({
        ...state,
        ...creators[creator],
        id: ids[index],
      }));
      await signInToSandbox(site, { works: { organizations, blueprints } });
      return (state) => exportFrom(site, ids[states.indexOf(state)] ?? '');
    },
  ));

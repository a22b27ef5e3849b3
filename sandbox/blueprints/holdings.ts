import { sql } from 'kysely';
import { ofPlayer, type Holdings } from '../my-data/holding';
import type { BlueprintsTables } from './tables';

export const blueprintHoldings = {
  blueprints: {
    rows: ({ id }) => sql<boolean>`owner_id = ${id}`,
    onErasure: 'delete',
    columns: {
      id: 'shown',
      owner_id: 'shown',
      name: 'shown',
      created_at: 'shown',
      drm_protected: 'shown',
      creator_id: 'shown',
      creator_organization_id: 'shown',
      elements: 'shown',
      generation_seconds: 'shown',
    },
  },
  organization_speakers: {
    rows: ofPlayer,
    onErasure: 'delete',
    columns: { organization_id: 'shown', player_id: 'shown' },
  },
  organizations: { nobodys: 'An organization is not the data of one player.' },
  drm_waivers: {
    rows: ofPlayer,
    onErasure: 'delete',
    columns: { player_id: 'shown', is_waived: 'shown', changed_at: 'shown' },
  },
} as const satisfies Holdings<keyof BlueprintsTables>;

import { sql } from 'kysely';
import { byPlayer, type DataPolicies } from '../my-data/dataPolicy';
import type { BlueprintsTables } from './tables';

export const blueprintDataPolicies = {
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
    rows: byPlayer,
    onErasure: 'delete',
    columns: { organization_id: 'shown', player_id: 'shown' },
  },
  organizations: { nobodys: 'An organization is not the data of one player.' },
  drm_waivers: {
    rows: byPlayer,
    onErasure: 'delete',
    columns: { player_id: 'shown', is_waived: 'shown', changed_at: 'shown' },
  },
} as const satisfies DataPolicies<keyof BlueprintsTables>;

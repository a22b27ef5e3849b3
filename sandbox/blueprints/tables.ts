import type { Moment } from '../platform/moments';

interface BlueprintsTable {
  id: string;
  owner_id: string;
  name: string;
  created_at: Moment;
  drm_protected: boolean;
  /** Creator, unless an organization created the blueprint. Both ids are null once the creator no longer exists. */
  creator_id: string | null;
  creator_organization_id: string | null;
  /** Number of elements; a blueprint without elements cannot be generated. */
  elements: number;
  generation_seconds: number;
}

interface OrganizationsTable {
  id: string;
  name: string;
  drm_waived: boolean;
}

/** Players who may change the waiver of an organization. */
interface OrganizationSpeakersTable {
  organization_id: string;
  player_id: string;
}

/** Waivers by player. A player without a row has waived nothing. */
interface DrmWaiversTable {
  player_id: string;
  is_waived: boolean;
  changed_at: Moment;
}

export interface BlueprintsTables {
  blueprints: BlueprintsTable;
  organizations: OrganizationsTable;
  organization_speakers: OrganizationSpeakersTable;
  drm_waivers: DrmWaiversTable;
}

import type { Moment } from '../platform/moments';

interface BlueprintsTable {
  id: string;
  owner_id: string;
  name: string;
  created_at: Moment;
  drm_protected: boolean;
  /** Null, as is the organization, once nobody is the creator any more. */
  creator_id: string | null;
  creator_organization_id: string | null;
  /** What it is built of; nothing can be generated from none. */
  elements: number;
  /** How long the generation takes. */
  generation_seconds: number;
}

interface OrganizationsTable {
  id: string;
  name: string;
  drm_waived: boolean;
}

/** Who may change the waiver of an organization. */
interface OrganizationSpeakersTable {
  organization_id: string;
  player_id: string;
}

/** Players without a row have waived nothing. */
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

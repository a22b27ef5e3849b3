import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/moments';

export interface ServiceTables {
  services: ServicesTable;
  service_incidents: ServiceIncidentsTable;
}

interface ServicesTable {
  name: string;
  position: number;
  /** 1 up, 2 issue, 3 down, 4 maintenance. */
  status: number;
  /** Start of the recorded history. The status before this time is unknown. */
  known_since: Moment;
}

/** Period during which a service was not up. */
interface ServiceIncidentsTable {
  id: Generated<number>;
  service: string;
  status: number;
  started_at: Moment;
  /** Null while the incident lasts. */
  ended_at: OptionalMoment;
  message_en: string;
  message_fr: string;
  message_de: string;
}

import { integer, nobodysTable, serial, text, timestamp } from '../platform/table';

export const serverStatusTables = {
  /** Period during which a service was not up. */
  service_incidents: nobodysTable(
    'What happened to the services of the game.',
    {
      id: serial().primaryKey(),
      service: text().references('services (name)', 'cascade'),
      status: integer(),
      started_at: timestamp(),
      /** Null while the incident lasts. */
      ended_at: timestamp().orNull(),
      message_en: text(),
      message_fr: text(),
      message_de: text(),
    },
    {
      statements: ['create index service_incidents_service on service_incidents (service, started_at)'],
    },
  ),
  services: nobodysTable('The services of the game.', {
    name: text().primaryKey(),
    position: integer(),
    /** 1 up, 2 issue, 3 down, 4 maintenance. */
    status: integer(),
    /** Start of the recorded history. The status before this time is unknown. */
    known_since: timestamp(),
  }),
};

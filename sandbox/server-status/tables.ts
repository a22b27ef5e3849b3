import { byEmail } from '../my-data/dataPolicy';
import { integer, language, nobodysTable, personalTable, serial, text, timestamp } from '../platform/table';

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
      /** Expected end; null if it is unknown. */
      expected_end: timestamp().orNull(),
      /** End that was announced first; null unless the expected end was moved. */
      announced_end: timestamp().orNull(),
      message_en: text(),
      message_fr: text(),
      message_de: text(),
    },
    {
      statements: ['create index service_incidents_service on service_incidents (service, started_at)'],
    },
  ),
  /** Requests for one email when the game is up again. */
  status_notices: personalTable(
    { rows: byEmail('status_notices.email', 'status_notices.requested_at'), onErasure: 'delete' },
    {
      /** In lower case. */
      email: text().primaryKey().shown(),
      language: language().shown(),
      requested_at: timestamp().shown(),
      /** Hash of the key in the most recent email. */
      key_hash: text().unique().held('key'),
      key_expires_at: timestamp().shown(),
      /** Null until the request is confirmed. */
      confirmed_at: timestamp().orNull().shown(),
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

import { sql, type RawBuilder } from 'kysely';

/** Bytes go to and from the database as Base64: the embedded one reads and writes bytea values digit by digit. */
export const storedBytes = (bytes: Buffer): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')`;

/** The column as text, for `bytesIn`. */
export const base64Of = (column: string): RawBuilder<string> =>
  sql<string>`encode(${sql.ref(column)}, 'base64')`;

export const bytesIn = (base64: string): Buffer => Buffer.from(base64, 'base64');

import { sql, type RawBuilder } from 'kysely';

/** Sends bytes as Base64, because the embedded database converts bytea values slowly, digit by digit. */
export const storedBytes = (bytes: Buffer): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')`;

/** Selects the column as Base64 text, for `bytesIn`. */
export const base64Of = (column: string): RawBuilder<string> =>
  sql<string>`encode(${sql.ref(column)}, 'base64')`;

export const bytesIn = (base64: string): Buffer => Buffer.from(base64, 'base64');

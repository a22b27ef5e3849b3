import { PGlite } from '@electric-sql/pglite';

/** `createEmbeddedDatabase.mjs FOLDER`: creates an empty database. */
const database = new PGlite(process.argv[2]);
await database.waitReady;
await database.close();

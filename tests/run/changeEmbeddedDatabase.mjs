import { PGlite } from '@electric-sql/pglite';

/** `changeEmbeddedDatabase.mjs FOLDER SQL`: runs SQL in an embedded database that no other process uses. */
const database = new PGlite(process.argv[2]);
await database.exec(process.argv[3]);
await database.close();

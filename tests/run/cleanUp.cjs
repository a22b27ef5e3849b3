const { rmSync } = require('node:fs');
const { Client } = require('pg');

/**
 * `cleanUp.cjs FOLDER PREFIX`: waits until its parent process ends for any reason. Then deletes the folder, and the
 * databases with that prefix on the server of DATABASE_URL.
 */
const [, , folder, prefix] = process.argv;

const dropDatabases = async (connectionString) => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
};

process.stdin.resume().once('end', async () => {
  if (process.env.DATABASE_URL) await dropDatabases(process.env.DATABASE_URL);
  // Other processes of the run end at the same time and may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

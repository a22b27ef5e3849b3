const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, resolve } = require('node:path');
const { isDeepStrictEqual } = require('node:util');
const { file, fileName, nameOf } = require('./pactFile.cjs');

const consumer = resolve(__dirname, '..');
const readme = resolve(consumer, '../README.md');
const shownFile = relative(process.cwd(), file);

const named = ({ description, providerStates }) =>
  nameOf(
    providerStates.map(({ name }) => name),
    description,
  );

/** Sets a fixed boundary for multipart bodies. Pact generates a new one each time, which would change the file. */
const withFixedBoundary = (interaction) => {
  const { headers = {}, body } = interaction.request;
  const type = headers['Content-Type']?.[0] ?? '';
  const [, boundary] = /^multipart\/form-data; boundary=(\S+)$/.exec(type) ?? [];
  if (boundary === undefined) return interaction;
  const fixed = 'starport';
  const content = Buffer.from(body.content, 'base64').toString('latin1').replaceAll(boundary, fixed);
  body.content = Buffer.from(content, 'latin1').toString('base64');
  headers['Content-Type'] = [type.replace(boundary, fixed)];
  return interaction;
};

/**
 * Maps interactions by name. Removes duplicates, because Pact writes an interaction once per test that uses it.
 * @throws Error if interactions with the same name differ
 */
const byName = (interactions) => {
  const found = new Map();
  for (const interaction of interactions) {
    const name = named(interaction);
    if (found.has(name) && !isDeepStrictEqual(found.get(name), interaction)) {
      throw new Error(
        `Two tests agree on different requests or responses under one name: give one of them another description or state. It is: ${name}`,
      );
    }
    found.set(name, interaction);
  }
  return found;
};

/** Requires the README to describe each provider state, because API developers have no other documentation. */
const requireDescriptions = (interactions) => {
  const described = new Set(
    readFileSync(readme, 'utf8')
      .split('\n')
      .map((line) => line.split('|')[1]?.trim()),
  );
  const states = new Set(
    interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)),
  );
  const missing = [...states].filter((state) => !described.has(state));
  if (missing.length > 0) {
    throw new Error(
      `Describe each new state in the table of states in contracts/README.md: ${missing.join('; ')}`,
    );
  }
};

/** Merges the pacts of all workers in a stable order. @throws Error if an interaction is missing */
const mergedPact = (folder) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const pacts = paths
    .filter((path) => path.endsWith(fileName))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
  const agreed = new Set(
    paths
      .filter((path) => path.endsWith('agreed'))
      .flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean)),
  );
  const written = byName(pacts.flatMap(({ interactions }) => interactions).map(withFixedBoundary));
  const lost = [...agreed].filter((name) => !written.has(name));
  if (lost.length > 0 || written.size !== agreed.size) {
    throw new Error(
      `The tests agreed on ${agreed.size} interactions, but Pact wrote ${written.size}. Run them again. Missing: ${lost.join('; ')}`,
    );
  }
  const interactions = [...agreed].sort().map((name) => written.get(name));
  requireDescriptions(interactions);
  return { ...pacts[0], interactions };
};

/** Names of added, removed and changed interactions, for the output of a run. */
const differences = (before, after) => {
  const [old, now] = [before, after].map(
    (pact) => new Map(pact.interactions.map((one) => [named(one), one])),
  );
  const all = [...new Set([...old.keys(), ...now.keys()])].sort();
  return all
    .filter((name) => !isDeepStrictEqual(old.get(name), now.get(name)))
    .map((name) => `${old.has(name) ? (now.has(name) ? 'changed' : 'removed') : 'added'}: ${name}`);
};

/** Replaces the file atomically, so that readers never see an incomplete one. */
const replaceFile = (content) => {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
};

const isComplete = ({ testExecError, numFailingTests, numPendingTests, numTodoTests, skipped }) =>
  !testExecError && !skipped && numFailingTests + numPendingTests + numTodoTests === 0;

/** Lists the pact test files as paths relative to the consumer folder. */
const pactTests = () =>
  readdirSync(consumer, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.pact.test.ts'),
  );

/**
 * Writes the pact only if every pact test has run and passed. With PACT_CHECK=true, never writes the file, but
 * fails the run if the committed pact differs from the tests.
 */
module.exports = class PactReporter {
  onRunComplete(_contexts, { testResults }) {
    const complete = new Set(testResults.filter(isComplete).map(({ testFilePath }) => testFilePath));
    const all = pactTests().map((path) => join(consumer, path));
    const passed = all.filter((path) => complete.has(path));
    if (passed.length < all.length) {
      console.log(
        `The pact is unchanged: it is written when all ${all.length} files of pact tests pass, and ${passed.length} did.`,
      );
      return;
    }
    try {
      this.finish(mergedPact(process.env.PACT_FOLDER));
    } catch (error) {
      this.error = error;
      console.error(`The pact is unchanged. ${error.message}`);
    }
  }

  finish(pact) {
    const content = `${JSON.stringify(pact, null, 2)}\n`;
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : '{ "interactions": [] }';
    const count = `${pact.interactions.length} interactions`;
    if (content === committed) {
      console.log(`The pact is unchanged: ${count} in ${shownFile}.`);
      return;
    }
    const changes = differences(JSON.parse(committed), pact).join('\n');
    if (process.env.PACT_CHECK === 'true') {
      throw new Error(
        `${shownFile} is not what the tests agree on: run \`npm run contracts\` and commit the file.\n${changes}`,
      );
    }
    replaceFile(content);
    console.log(`Wrote ${count} to ${shownFile}. Commit it.\n${changes}`);
  }

  getLastError() {
    return this.error;
  }
};

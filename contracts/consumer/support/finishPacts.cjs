const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { isDeepStrictEqual } = require('node:util');
const { file, nameOf } = require('./pactFile.cjs');

const readme = join(__dirname, '../../README.md');

const named = ({ description, providerStates }) =>
  nameOf(
    providerStates.map(({ name }) => name),
    description,
  );

/** Pact draws a new boundary for each multipart body: a fixed one keeps the file the same when nothing changed. */
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

/** By name. Pact writes an interaction that several tests need once for each: they have to say the same. */
const byName = (interactions) => {
  const kept = new Map();
  for (const interaction of interactions) {
    const name = named(interaction);
    if (kept.has(name) && !isDeepStrictEqual(kept.get(name), interaction)) {
      throw new Error(`Two tests agreed on different things in: ${name}`);
    }
    kept.set(name, interaction);
  }
  return kept;
};

/** Whoever builds the API learns of states from the README alone. */
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
  if (missing.length > 0) throw new Error(`contracts/README.md does not describe: ${missing.join('; ')}`);
};

/** Holds the written pact against all that the tests agreed on, and puts it in an order that stays. */
module.exports = () => {
  const ledger = process.env.PACT_LEDGER;
  const agreed = new Set(readFileSync(ledger, 'utf8').split('\n').filter(Boolean));
  rmSync(dirname(ledger), { recursive: true });
  if (agreed.size === 0) throw new Error('Nothing was agreed on.');

  const pact = JSON.parse(readFileSync(file, 'utf8'));
  const written = byName(pact.interactions.map(withFixedBoundary));
  const lost = [...agreed].filter((name) => !written.has(name));
  if (lost.length > 0 || written.size !== agreed.size) {
    throw new Error(
      `Of ${agreed.size} interactions ${written.size} are in the pact. Lost: ${lost.join('; ')}`,
    );
  }
  pact.interactions = [...agreed].sort().map((name) => written.get(name));
  requireDescriptions(pact.interactions);
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`);
  console.log(`${agreed.size} interactions in ${relative(process.cwd(), file)}`);
};

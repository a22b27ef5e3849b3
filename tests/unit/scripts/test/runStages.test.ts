import { runStages } from '#scripts/test/runStages';
import type { Outcome, Stage } from '#scripts/test/Stage';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, command: [], ...more });
const passed = (name: string): Outcome => ({ name, seconds: 1, passed: 1, failed: 0, skipped: 0 });

/** Starts stages that the test ends one by one. */
const start = (stages: readonly Stage[], cores = 2) => {
  const ends = new Map<string, (outcome: Outcome) => void>();
  const started: string[] = [];
  const outcomes = runStages(stages, cores, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string, failed = 0): Promise<void> => {
    ends.get(name)?.({ ...passed(name), failed });
    await new Promise(setImmediate);
  };
  return { started, outcomes, end };
};

it('starts as many stages as there are cores, in list order', async () => {
  const { started, end } = start([stage('types'), stage('lint'), stage('format')]);
  expect(started).toEqual(['types', 'lint']);
  await end('lint');
  expect(started).toEqual(['types', 'lint', 'format']);
});

it('runs a stage that needs all cores on its own', async () => {
  const { started, end } = start([stage('types'), stage('unit', { cores: 'all' }), stage('lint')]);
  expect(started).toEqual(['types', 'lint']);
  await end('types');
  expect(started).not.toContain('unit');
  await end('lint');
  expect(started).toEqual(['types', 'lint', 'unit']);
});

it('starts a stage only after its dependencies finish', async () => {
  const { started, end } = start([stage('end-to-end', { dependsOn: ['build'] }), stage('build')]);
  expect(started).toEqual(['build']);
  await end('build');
  expect(started).toEqual(['build', 'end-to-end']);
});

it('fails a stage without running it when a dependency failed, and runs the others', async () => {
  const stages = [stage('build'), stage('end-to-end', { dependsOn: ['build'] }), stage('lint')];
  const { started, outcomes, end } = start(stages, 1);
  await end('build', 3);
  await end('lint');
  expect(started).toEqual(['build', 'lint']);
  expect(await outcomes).toEqual([
    { ...passed('build'), failed: 3 },
    expect.objectContaining({ name: 'end-to-end', failed: 1, failures: ['not run, because build failed'] }),
    passed('lint'),
  ]);
});

it('reports the outcomes in list order', async () => {
  const { outcomes, end } = start([stage('types'), stage('lint')]);
  await end('lint');
  await end('types');
  expect((await outcomes).map(({ name }) => name)).toEqual(['types', 'lint']);
});

import type { Outcome, Stage } from './Stage';

const failedWithout = (name: string, missing: string): Outcome => ({
  name,
  seconds: 0,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [`not run, because ${missing} failed`],
});

/**
 * Runs all stages, even after a failure. Starts each stage, in list order, once enough cores are free and
 * the stages in its `dependsOn` list have passed.
 *
 * @returns the outcomes in list order
 */
export const runStages = (
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<Outcome>,
): Promise<readonly Outcome[]> =>
  new Promise((resolve, reject) => {
    const outcomes = new Map<string, Outcome>();
    const waiting = new Set(stages);
    let freeCores = cores;

    const coresOf = (stage: Stage) => (stage.cores === 'all' ? cores : 1);
    const isReady = ({ dependsOn = [] }: Stage) => dependsOn.every((name) => outcomes.has(name));
    const failedBefore = ({ dependsOn = [] }: Stage) =>
      dependsOn.find((name) => (outcomes.get(name)?.failed ?? 0) > 0);

    const start = async (stage: Stage): Promise<void> => {
      freeCores -= coresOf(stage);
      const missing = failedBefore(stage);
      const outcome = missing === undefined ? await run(stage) : failedWithout(stage.name, missing);
      freeCores += coresOf(stage);
      outcomes.set(stage.name, outcome);
      startReady();
    };

    const startReady = (): void => {
      if (outcomes.size === stages.length) {
        resolve(stages.flatMap(({ name }) => outcomes.get(name) ?? []));
        return;
      }
      for (const stage of waiting) {
        if (!isReady(stage) || coresOf(stage) > freeCores) continue;
        waiting.delete(stage);
        start(stage).catch(reject);
      }
    };

    startReady();
  });

import type { Defect } from './Defect';
import { kindsOf } from './kinds';

const isDisjoint = (one: readonly string[], other: readonly string[]): boolean =>
  !one.some((entry) => other.includes(entry));

/** Key of a run. Defects with the same key can be tested together. */
const runOf = (defect: Defect): string =>
  JSON.stringify([kindsOf(defect), defect.postgresOnly, defect.exhaustiveOnly === undefined]);

/**
 * Groups defects so that no file and no test occurs twice in a batch. A failed test can then be attributed to one
 * defect, unless it is affected by a defect in another file.
 */
export const batchesOf = (defects: readonly Defect[], largest: number): readonly (readonly Defect[])[] => {
  const batches: Defect[][] = [];
  for (const defect of defects) {
    const fits = batches.find(
      (batch) =>
        batch.length < largest &&
        batch.every(
          (other) =>
            other.file !== defect.file &&
            runOf(other) === runOf(defect) &&
            isDisjoint(other.tests, defect.tests),
        ),
    );
    if (fits) fits.push(defect);
    else batches.push([defect]);
  }
  return batches;
};

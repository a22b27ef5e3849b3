import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './Defect';
import { kindOfTest, kindsOf } from './kinds';

const problemsOf = (root: string, defect: Defect): readonly string[] => {
  const { file, find, replace, tests } = defect;
  const path = join(root, file);
  if (!existsSync(path)) return [`${file} does not exist: name the file that has the code now`];
  const count = readFileSync(path, 'utf8').split(find).length - 1;
  return [
    ...(count === 1 ? [] : [`\`find\` occurs ${count} times in ${file}: copy the code that is there now`]),
    ...(find === replace ? ['`replace` equals `find`'] : []),
    ...(tests.length === 0 ? ['it names no test'] : []),
    ...tests
      .filter((test) => !existsSync(join(root, test)))
      .map((test) => `${test} does not exist: name the test that detects the defect now`),
    ...tests
      .filter((test) => kindOfTest(test) === undefined)
      .map((test) => `${test} is in no folder of tests that can be run`),
    ...(kindsOf(defect).length > 1 && kindsOf(defect).includes('e2e')
      ? ['browser tests are not named next to others']
      : []),
  ];
};

/** Checks that every defect can be applied. @returns one sentence for each problem */
export const checkDefects = (root: string, defects: readonly Defect[]): readonly string[] => {
  const ids = defects.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: the id occurs twice`),
    ...defects.flatMap((defect) => problemsOf(root, defect).map((problem) => `${defect.id}: ${problem}`)),
  ];
};

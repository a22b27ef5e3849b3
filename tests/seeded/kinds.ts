import type { Defect } from './Defect';

/** Test kinds with their folders and Jest configurations. */
export const kinds = {
  unit: { folder: 'tests/unit/', jestConfig: 'tests/unit/jest.config.cjs' },
  sandbox: { folder: 'tests/sandbox/', jestConfig: 'tests/sandbox/jest.config.cjs' },
  server: { folder: 'tests/server/', jestConfig: 'tests/server/jest.config.cjs' },
  ports: { folder: 'tests/ports/', jestConfig: 'tests/ports/jest.config.cjs' },
  pacts: { folder: 'contracts/consumer/', jestConfig: 'contracts/jest.config.cjs' },
  e2e: { folder: 'tests/e2e/', jestConfig: undefined },
} as const;

export type Kind = keyof typeof kinds;

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

export const kindOfTest = (test: string): Kind | undefined =>
  Object.keys(kinds)
    .filter(isKind)
    .find((kind) => test.startsWith(kinds[kind].folder));

/** Returns the kinds of a defect's tests, in order. */
export const kindsOf = ({ tests }: Defect): readonly Kind[] => [
  ...new Set(tests.flatMap((test) => kindOfTest(test) ?? [])),
];

export const isBrowserDefect = (defect: Defect): boolean => kindsOf(defect).includes('e2e');

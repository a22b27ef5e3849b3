import type { TestCase } from './junitReport';
import type { Interaction } from './selectInteractions';

interface ReportedError {
  readonly mismatch?: { readonly mismatches?: readonly { readonly mismatch?: string }[] };
}

/** Result of Pact's verification. Interactions are in the order of the pact. */
export interface Report {
  readonly interactionResults: readonly {
    readonly description: string;
    readonly duration: string;
    readonly result: string;
  }[];
  readonly errors?: readonly ReportedError[];
  readonly pendingErrors?: readonly ReportedError[];
}

const secondsOf = (duration: string): number => {
  const units: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60 };
  return [...duration.matchAll(/([\d.]+)\s*(ms|s|m)/g)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0),
    0,
  );
};

const problemsOf = (error: ReportedError | undefined): readonly string[] =>
  (error?.mismatch?.mismatches ?? []).flatMap(({ mismatch }) => mismatch ?? []);

const nameOf = (description: string, interaction: Interaction | undefined): string => {
  const states = interaction?.providerStates?.map(({ name }) => name).join(', ');
  return states ? `${description} (${states})` : description;
};

/**
 * Returns the results of all interactions.
 * @param interactions what was verified; empty if the pacts come from a broker, which are never pending
 */
export const casesOf = (report: Report, interactions: readonly Interaction[]): readonly TestCase[] => {
  const errors = [...(report.errors ?? [])];
  const pendingErrors = [...(report.pendingErrors ?? [])];
  return report.interactionResults.map(({ description, duration, result }, index) => {
    const interaction = interactions[index];
    const isPending = interaction?.pending ?? false;
    const base = { name: nameOf(description, interaction), seconds: secondsOf(duration) };
    if (result === 'OK') return { ...base, result: 'passed', problems: [] };
    const error = isPending ? pendingErrors.shift() : errors.shift();
    return { ...base, result: isPending ? 'pending' : 'failed', problems: problemsOf(error) };
  });
};

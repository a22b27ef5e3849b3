/** Result of one interaction or rule. */
export interface TestCase {
  readonly name: string;
  readonly seconds: number;
  readonly result: 'passed' | 'failed' | 'pending';
  /** Differences between the response and the pact. */
  readonly problems: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML, and removes characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

const outcomeOf = ({ result, problems }: TestCase): string => {
  const [first = ''] = problems;
  if (result === 'failed')
    return `<failure message="${escaped(first)}">${escaped(problems.join('\n'))}</failure>`;
  return result === 'pending' ? `<skipped message="${escaped(`pending: ${first}`)}"/>` : '';
};

/** Writes a report in JUnit's format. Pending failures are skipped tests, because the format has nothing else for them. */
export const junitReport = (cases: readonly TestCase[]): string => {
  const count = (result: TestCase['result']): number => cases.filter((each) => each.result === result).length;
  const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="starport-site and starport-api" tests="${cases.length}" failures="${count('failed')}" skipped="${count('pending')}" time="${seconds.toFixed(3)}">`,
    ...cases.map(
      (each) =>
        `  <testcase classname="contract" name="${escaped(each.name)}" time="${each.seconds.toFixed(3)}">${outcomeOf(each)}</testcase>`,
    ),
    '</testsuite>',
    '',
  ].join('\n');
};

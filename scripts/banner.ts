import type { RunningSandbox } from '#sandbox/index';
import type { Settings } from '#server/settings/settings';

const row = (cells: readonly string[], widths: readonly number[]): string =>
  `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();

const table = (rows: readonly (readonly string[])[]): string[] => {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) => row(cells, widths));
};

const extraOf = (totpSecret: string | undefined, path: string | undefined, url: string): string => {
  if (totpSecret !== undefined) return `TOTP secret ${totpSecret}`;
  return path === undefined ? '' : `${url}${path}`;
};

const sandboxLines = (url: string, sandbox: RunningSandbox, { production }: Settings): string[] => {
  if (production) return [];
  const people = sandbox.people();
  const passwords = new Set(people.map(({ password }) => password));
  return [
    '',
    `People to sign in with (password ${[...passwords].join(', ')}):`,
    ...table(
      people.map(({ email, purpose, totpSecret, path }) => [email, purpose, extraOf(totpSecret, path, url)]),
    ),
    '',
    'Codes to redeem:',
    ...table(
      sandbox
        .codes()
        .map(({ code, months, state }) => [code, months === 1 ? '1 month' : `${months} months`, state]),
    ),
    '',
    `Mailbox  ${url}/sandbox/mailbox`,
    `Controls ${url}/sandbox`,
  ];
};

/** The text that `npm start` prints. */
export const banner = (url: string, settings: Settings, sandbox: RunningSandbox | undefined): string => {
  const subject = settings.demo ? 'The demo, with no back end at all,' : 'Farstead';
  return [
    '',
    `${subject} is at ${url}`,
    ...(settings.apiOrigin ? [`Calls go to ${settings.apiOrigin}`] : []),
    ...(sandbox ? sandboxLines(url, sandbox, settings) : []),
    '',
    'Stop with Ctrl+C.',
  ].join('\n');
};

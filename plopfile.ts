import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { routes } from './src/domain/navigation/routes';
import { addCall, type CallAnswers } from './scripts/slice/call';
import { Changes } from './scripts/slice/Changes';
import { addForm, type FormAnswers } from './scripts/slice/form';
import { addPage, type PageAnswers } from './scripts/slice/page';
import { addPlayerField, type PlayerFieldAnswers } from './scripts/slice/playerField';

const root = import.meta.dirname;

/** Features are the folders of the application layer. */
const features = readdirSync(join(root, 'src/application'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

const required = (typed: string): true | string => typed.trim() !== '' || 'Required';

const listed = (typed: string | readonly string[]): string[] =>
  (typeof typed === 'string' ? typed.split(',') : [...typed]).map((name) => name.trim()).filter(Boolean);

const input = (name: string, message: string, validate = required) => ({
  type: 'input',
  name,
  message,
  validate,
});

/** A question without a condition, because conditional questions cannot be answered on the command line. */
const optional = (name: string, message: string) => input(name, message, () => true);

const isName = (typed: string) =>
  /^[A-Z][A-Za-z]+$/.test(typed) || 'A name in PascalCase, such as CodeRedeemer';
const isVerb = (typed: string) => /^[a-z][A-Za-z]+$/.test(typed) || 'A name in camelCase, such as redeem';
const isPath = (typed: string) => /^\/api\/\S+$/.test(typed) || 'A path below /api';

const feature = { type: 'list', name: 'feature', message: 'Feature', choices: features };
const port = input('port', 'Port, new or existing, named after what the core needs (CodeRedeemer)', isName);
const method = input('method', 'Its method, a verb (redeem)', isVerb);
const path = input('path', 'Path of the call (/api/…)', isPath);
const bearer = {
  type: 'list',
  name: 'as',
  message: 'Whose bearer token it sends',
  choices: ['player', 'anyone'],
};
const requirement = input('requirement', 'Id of the requirement (PD-02)');

/** An action that applies a generator's changes and regenerates the files derived from content. */
const applying =
  <A>(add: (changes: Changes, answers: A) => void) =>
  async (answers: object): Promise<string> => {
    const changes = new Changes(root);
    add(changes, answers as A);
    const files = await changes.write();
    for (const script of ['scripts/content/models.ts', 'scripts/texts.ts']) {
      execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
    }
    return files.join('\n');
  };

/** `npm run slice`: adds a page, a form, a call or a field, with its wiring, texts and tests. */
export default (plop: NodePlopAPI): void => {
  plop.setGenerator('page', {
    description: 'A page that shows a content document',
    prompts: [
      input('id', `Route id: ${routes.map(({ id }) => id).join(', ')}, or a new one`),
      input('folder', 'Folder below src/ui'),
      requirement,
      optional('section', 'Section of the site (only for a new route)'),
      optional(
        'paths',
        'Paths in English, French and German without language prefixes: /a, /b, /c (only for a new route)',
      ),
    ],
    actions: [
      applying<PageAnswers>((changes, answers) =>
        addPage(changes, { ...answers, paths: listed(answers.paths ?? []) }),
      ),
    ],
  });

  plop.setGenerator('form', {
    description: 'A form with the call that sends it',
    prompts: [
      feature,
      input('name', 'Name of the form, a verb phrase (RequestCall)', isName),
      input('fields', 'Fields, separated by commas (topic, phoneNumber)'),
      {
        type: 'list',
        name: 'namespace',
        message: 'Text namespace of its page',
        choices: readdirSync(join(root, 'content/en-us/texts')).map((file) => file.replace('.json', '')),
      },
      port,
      method,
      path,
      bearer,
      requirement,
    ],
    actions: [
      applying<FormAnswers>((changes, answers) =>
        addForm(changes, { ...answers, fields: listed(answers.fields) }),
      ),
    ],
  });

  plop.setGenerator('call', {
    description: 'An API call of a port',
    prompts: [
      feature,
      port,
      method,
      { type: 'list', name: 'http', message: 'HTTP method', choices: ['GET', 'POST'] },
      path,
      bearer,
      input('fields', 'Text fields in the response to a GET or the body of a POST, separated by commas'),
      requirement,
    ],
    actions: [
      applying<CallAnswers>((changes, answers) =>
        addCall(changes, { ...answers, fields: listed(answers.fields) }),
      ),
    ],
  });

  plop.setGenerator('field', {
    description: 'A read-only text of the signed-in player',
    prompts: [input('name', 'Its name (homeSystem)', isVerb)],
    actions: [applying<PlayerFieldAnswers>(addPlayerField)],
  });
};

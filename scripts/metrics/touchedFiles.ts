import type { Section } from '#domain/navigation/routes';
import { addCall } from '../slice/call';
import { Changes } from '../slice/Changes';
import { addForm } from '../slice/form';
import { addPage } from '../slice/page';
import type { Measure } from './measures';

const call = {
  feature: 'mailing',
  port: 'CallRequests',
  method: 'send',
  path: '/api/call-requests',
  as: 'player',
  fields: ['topic', 'message'],
  requirement: 'PD-02',
} as const;

const page = {
  id: 'crews',
  folder: 'crews',
  requirement: 'CT-02',
  section: 'community' as Section,
  paths: ['/crews', '/equipages', '/mannschaften'],
};

const additions: Readonly<Record<string, (changes: Changes) => void>> = {
  'a content page': (changes) => addPage(changes, page),
  'a port with its call': (changes) => addCall(changes, { ...call, http: 'POST' }),
  'a form with its port and call': (changes) =>
    addForm(changes, { ...call, name: 'RequestCall', namespace: 'products' }),
};

/** Counts the files that `npm run slice` adds or changes. Writes nothing. */
export const touchedFiles = (root: string): readonly Measure[] =>
  Object.entries(additions).map(([name, add]) => {
    const changes = new Changes(root);
    add(changes);
    const inSource = changes.files.filter((file) => file.startsWith('src/'));
    return { name: `files of ${name}`, value: `${changes.files.length}, ${inSource.length} in src` };
  });

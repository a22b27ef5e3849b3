import type { Section } from '#domain/navigation/routes';
import { addCall } from '../slice/call';
import { Changes } from '../slice/Changes';
import { addForm } from '../slice/form';
import { addPage } from '../slice/page';
import { addPlayerField } from '../slice/playerField';
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

const callInExistingPort = { ...call, port: 'MailingList', method: 'pause' } as const;

const form = { name: 'RequestCall', namespace: 'products' } as const;

const page = {
  id: 'crews',
  folder: 'crews',
  requirement: 'CT-02',
  section: 'community' as Section,
  paths: ['/crews', '/equipages', '/mannschaften'],
};

const additions: Readonly<Record<string, (changes: Changes) => void>> = {
  'a content page': (changes) => addPage(changes, page),
  'a call in an existing port': (changes) => addCall(changes, { ...callInExistingPort, http: 'POST' }),
  'a port with its call': (changes) => addCall(changes, { ...call, http: 'POST' }),
  'a form with its call in an existing port': (changes) =>
    addForm(changes, { ...callInExistingPort, ...form }),
  'a form with its port and call': (changes) => addForm(changes, { ...call, ...form }),
  'a read-only field of the player': (changes) => addPlayerField(changes, { name: 'homeSystem' }),
};

interface TouchedFiles extends Measure {
  readonly files: number;
  readonly inSource: number;
}

/** Counts the files that `npm run slice` adds or changes. Writes nothing. */
export const touchedFiles = (root: string): readonly TouchedFiles[] =>
  Object.entries(additions).map(([name, add]) => {
    const changes = new Changes(root);
    add(changes);
    const files = changes.files.length;
    const inSource = changes.files.filter((file) => file.startsWith('src/')).length;
    return { name: `files of ${name}`, value: `${files}, ${inSource} in src`, files, inSource };
  });

import { resolve } from 'node:path';
import { exitWithError } from '#server/exitWithError';
import { readDocuments, readModels } from './contentFiles';
import { PushLedger } from './PushLedger';
import { pushDocuments } from './pushDocuments';
import { pushModels } from './pushModels';
import { readPushSettings } from './pushSettings';
import type { LogAction } from './LogAction';

const root = resolve(import.meta.dirname, '../..');
const { CONTENT_FOLDER = resolve(root, 'content'), DATA_DIR = resolve(root, '.data') } = process.env;

try {
  const settings = readPushSettings(process.env, process.argv.slice(2));
  const counts = new Map<string, number>();
  const tell: LogAction = (deed, what) => {
    counts.set(deed, (counts.get(deed) ?? 0) + 1);
    if (deed !== 'same') console.log(`${settings.send ? '' : 'would '}${deed} ${what}`);
  };
  await pushModels(await readModels(CONTENT_FOLDER), settings, tell);
  const content = {
    documents: await readDocuments(CONTENT_FOLDER),
    publicFolder: resolve(root, 'public'),
    ledger: await PushLedger.open(resolve(DATA_DIR, `content-push/${settings.repository}.json`)),
  };
  await pushDocuments(content, settings, tell);
  const total = [...counts].map(([deed, count]) => `${count} ${deed}`).join(', ');
  console.log(`${settings.repository}: ${total}`);
  if (!settings.send) console.log('Nothing was sent. Add -- --send to do it.');
} catch (error) {
  exitWithError(error);
}

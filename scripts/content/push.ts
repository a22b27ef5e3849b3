import { resolve } from 'node:path';
import { exitWithError } from '#server/startup/exitWithError';
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
  const logAction: LogAction = (action, what) => {
    counts.set(action, (counts.get(action) ?? 0) + 1);
    if (action !== 'same') console.log(`${settings.send ? '' : 'would '}${action} ${what}`);
  };
  await pushModels(await readModels(CONTENT_FOLDER), settings, logAction);
  const content = {
    documents: await readDocuments(CONTENT_FOLDER),
    publicFolder: resolve(root, 'public'),
    ledger: await PushLedger.open(resolve(DATA_DIR, `content-push/${settings.repository}.json`)),
  };
  await pushDocuments(content, settings, logAction);
  const total = [...counts].map(([action, count]) => `${count} ${action}`).join(', ');
  console.log(`${settings.repository}: ${total}`);
  if (!settings.send) console.log('Nothing was sent. Add -- --send to do it.');
} catch (error) {
  exitWithError(error);
}

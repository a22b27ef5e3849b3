import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineScriptsFolderName, type InlineScriptName } from '#hydration/buildOutput';
import { SettingError } from '../startup/SettingError';
import { policyHash } from './policyHash';

interface InlineScript {
  /** Script element for the head of a page. */
  readonly html: string;
  /** Hash for the content security policy. */
  readonly hash: string;
}

export type InlineScripts = Readonly<Record<InlineScriptName, InlineScript>>;

export const inlineScript = (source: string): InlineScript => ({
  html: `<script>${source}</script>`,
  hash: policyHash(source),
});

/** @throws SettingError if the build has no inline scripts */
export const readInlineScripts = async (rendererFolder: string): Promise<InlineScripts> => {
  const read = async (name: InlineScriptName): Promise<InlineScript> => {
    const file = join(rendererFolder, inlineScriptsFolderName, `${name}.js`);
    const source = await readFile(file, 'utf8').catch(() => {
      throw new SettingError(`There is no ${file}. Build the site again with: npm run build`);
    });
    return inlineScript(source);
  };
  const [captureInput, hideClosedAlerts, keepPage, watchScripts] = await Promise.all([
    read('captureInput'),
    read('hideClosedAlerts'),
    read('keepPage'),
    read('watchScripts'),
  ]);
  return { captureInput, hideClosedAlerts, keepPage, watchScripts };
};

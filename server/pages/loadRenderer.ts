import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rendererFileName } from '#hydration/buildOutput';
import type { Renderer } from '#hydration/Renderer';
import { SettingError } from '../startup/SettingError';

const members: Readonly<Record<keyof Renderer, 'function' | 'object'>> = {
  builtPages: 'object',
  render: 'function',
  liveData: 'function',
  listPages: 'function',
  listContentPaths: 'function',
  loadCard: 'function',
  loadFeed: 'function',
  loadMaintenance: 'function',
  openPreview: 'function',
};

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const missingIn = (exported: unknown): readonly string[] =>
  Object.entries(members)
    .filter(([name, type]) => typeof propertyOf(exported, name) !== type)
    .map(([name]) => name);

const isRenderer = (exported: unknown): exported is Renderer => missingIn(exported).length === 0;

const fileIn = (rendererFolder: string): string => join(rendererFolder, rendererFileName);

export const hasRenderer = (rendererFolder: string): boolean => existsSync(fileIn(rendererFolder));

/** @throws SettingError if the bundle is incompatible with this web server */
export const loadRenderer = (rendererFolder: string): Renderer => {
  const file = fileIn(rendererFolder);
  const bundle: unknown = createRequire(import.meta.url)(file);
  const exported = propertyOf(bundle, 'renderer');
  if (isRenderer(exported)) return exported;
  throw new SettingError(
    `${file} does not fit this host: its export "renderer" has no ${missingIn(exported).join(', ')}. ` +
      'Build the site again with: npm run build',
  );
};

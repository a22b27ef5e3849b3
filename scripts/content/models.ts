import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { modelFiles, modelsIn } from './prismicModels';

const root = resolve(import.meta.dirname, '../..');
const content = resolve(root, 'content');
const descriptions = resolve(root, 'src/domain/content/models');

const options = { ...(await resolveConfig(import.meta.filename)), parser: 'json' };

const modules = (await readdir(descriptions)).sort().map(async (file): Promise<object> => {
  return (await import(pathToFileURL(resolve(descriptions, file)).href)) as object;
});
const models = modelsIn(await Promise.all(modules));

for (const folder of ['models', 'slices']) {
  await rm(resolve(content, folder), { recursive: true, force: true });
  await mkdir(resolve(content, folder));
}
for (const [file, model] of modelFiles(models)) {
  await writeFile(resolve(content, file), await format(JSON.stringify(model, null, 2), options));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamicCustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4';
import { modelFiles, modelsIn } from '#scripts/content/prismicModels';

const content = join(__dirname, '../../../../content');
const descriptions = join(__dirname, '../../../../src/domain/content/models');
const modules = readdirSync(descriptions).map((file): object => jest.requireActual(join(descriptions, file)));
const described = modelFiles(modelsIn(modules));
const read = (file: string): unknown => JSON.parse(readFileSync(join(content, file), 'utf8'));

/** Prismic's current schema is stricter. It is selected by this property of the model. */
const present = { schema: '@prismicio/types-internal@4.5.0' };

it('CT-01 the model files match the models that `npm run content:models` generates', () => {
  const files = ['models', 'slices'].flatMap((folder) =>
    readdirSync(join(content, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.sort()).toEqual([...described.keys()].sort());
});

describe.each([...described])('%s', (file, model) => {
  it('CT-01 the file matches the model definition', () => {
    expect(JSON.stringify(read(file))).toBe(JSON.stringify(model));
  });

  it('CT-01 the Prismic schema accepts the model and all its fields', () => {
    const schema = file.startsWith('slices/') ? SharedSliceModelSchema : DynamicCustomTypeModelSchema;
    expect(schema.parse({ ...model, ...present })).toEqual({ ...model, ...present });
  });
});

it('CT-01 rejects an invalid Prismic model', () => {
  const [[, model]] = [...described] as [[string, object]];
  expect(
    DynamicCustomTypeModelSchema.safeParse({ ...model, json: { Main: { a: { type: 'Pixie' } } } }).success,
  ).toBe(false);
});

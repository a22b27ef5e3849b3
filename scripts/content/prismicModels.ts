import type { RichTextScope, Field, Fields, Model, Slice, Slices } from '#domain/content/model/Field';
import { coordinatesName, videoFormats, nameOf, toSnakeCase } from '#domain/content/model/names';

type Json = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [name: string, field: Json])[];

const marks: Record<RichTextScope, string> = {
  line: 'paragraph,strong,em,hyperlink',
  text: 'paragraph,strong,em,hyperlink,list-item,o-list-item',
  page: 'paragraph,heading2,heading3,strong,em,hyperlink,list-item,o-list-item',
};

/** Creates a label from a name: `createSoldOutOffer` → `Sold out`, `thank_you_page` → `Thank you page`. */
const labelOf = (name: string): string => {
  const spoken = toSnakeCase(name).replaceAll('_', ' ').trim();
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
};

/** Returns all models that the modules export. */
export const modelsIn = (modules: readonly object[]): readonly Model[] =>
  modules
    .flatMap((module): readonly object[] => Object.values(module))
    .filter((value): value is Model => 'type' in value && 'fields' in value);

/** Returns the files of `content/models` and `content/slices` by their path in `content`. */
export const modelFiles = (models: readonly Model[]): ReadonlyMap<string, Json> =>
  new Map([
    ...models.map((model) => [`models/${model.type}.json`, customType(model)] as const),
    ...[...sharedSlices(models)].map(([id, slice]) => [`slices/${id}.json`, slice] as const),
  ]);

/** Converts a model to a Prismic custom type. */
const customType = ({ type, fields, uid }: Model): Json => {
  const { meta, ...main } = fields;
  return {
    id: type,
    label: labelOf(type),
    repeatable: uid !== undefined,
    status: true,
    format: 'custom',
    json: {
      Main: {
        ...(uid !== undefined && { uid: { type: 'UID', config: { label: uid } } }),
        ...Object.fromEntries(widgets(main)),
      },
      ...(meta?.kind === 'group' && { SEO: Object.fromEntries(widgets(meta.fields, 'meta_')) }),
    },
  };
};

/** Converts the slices of all models to Prismic shared slices by type. */
const sharedSlices = (models: readonly Model[]): ReadonlyMap<string, Json> =>
  new Map(
    models
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) => (field.kind === 'slices' ? Object.entries(field.choices) : []))
      .map(([key, slice]) => [toSnakeCase(key), sharedSlice(key, slice)]),
  );

const sharedSlice = (key: string, { fields }: Slice): Json => ({
  id: toSnakeCase(key),
  type: 'SharedSlice',
  name: key.charAt(0).toUpperCase() + key.slice(1),
  description: labelOf(key),
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '...',
      version: 'initial',
      description: labelOf(key),
      imageUrl: '',
      primary: Object.fromEntries(widgets(fields)),
      items: {},
    },
  ],
});

/** @param title prefix of the labels in a group */
const widgets = (fields: Fields, prefix = '', title = ''): Named =>
  Object.entries(fields).flatMap(([key, field]): Named => {
    const name = nameOf(prefix, key, field);
    const label = title + (title === '' ? field.label || labelOf(key) : lowered(field.label || labelOf(key)));
    switch (field.kind) {
      case 'group':
        return widgets(field.fields, `${name}_`, `${label}: `);
      case 'picture': {
        const place = coordinatesName(name);
        return [
          [name, { type: 'Image', config: { label, constraint: {}, thumbnails: [] } }],
          ...(place === undefined ? [] : [[place, coordinates(title)] as const]),
        ];
      }
      case 'videoFile':
        return [
          ...videoFormats.map((format) => [`${name}_${format}`, media(`${label}, ${format}`)] as const),
          [`${name}_captions`, media(`${label}, captions (WebVTT)`)],
        ];
      default:
        return [[name, widget(field, label)]];
    }
  });

/** Converts a label to lowercase, except for names, so that it can be used inside another label. */
const lowered = (label: string): string =>
  /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const media = (label: string): Json => ({ type: 'Link', config: { label, select: 'media' } });

const coordinates = (title: string): Json => ({
  type: 'Text',
  config: {
    label: `${title}${title === '' ? 'C' : 'c'}oordinates of the picture`,
    placeholder: '::pos{2,17,-8.41,33.20,412}',
  },
});

type SingleField = Exclude<Field, { readonly kind: 'group' | 'picture' | 'videoFile' }>;

const widget = (field: SingleField, label: string): Json => {
  switch (field.kind) {
    case 'text':
      return { type: 'Text', config: { label } };
    case 'date':
      return { type: 'Date', config: { label } };
    case 'timestamp':
      return { type: 'Timestamp', config: { label } };
    case 'file':
      return media(label);
    case 'link':
      return { type: 'Link', config: { label, select: null } };
    case 'video':
      return { type: 'Embed', config: { label } };
    case 'number': {
      const { min, max } = field;
      return {
        type: 'Number',
        config: { label, ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      };
    }
    case 'boolean':
      return { type: 'Boolean', config: { label, default_value: field.otherwise } };
    case 'select': {
      const { options, otherwise } = field;
      return {
        type: 'Select',
        config: { label, options, ...(otherwise !== undefined && { default_value: otherwise }) },
      };
    }
    case 'richText':
      return { type: 'StructuredText', config: { label, multi: marks[field.allowed] } };
    case 'list':
      return { type: 'Group', config: { label, fields: Object.fromEntries(widgets(field.fields)) } };
    case 'slices':
      return { type: 'Slices', fieldset: label, config: { choices: sliceReferences(field.choices) } };
  }
};

const sliceReferences = (choices: Slices): Json =>
  Object.fromEntries(Object.keys(choices).map((key) => [toSnakeCase(key), { type: 'SharedSlice' }]));

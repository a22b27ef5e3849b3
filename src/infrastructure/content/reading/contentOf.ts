import { parseEmbed } from '#domain/content/Embed';
import type { VideoFile, VideoSource } from '#domain/content/VideoFile';
import type { Requirements, Field, Fields, Model, Slices } from '#domain/content/model/Field';
import type { PlatformVideo } from '#domain/content/model/fields';
import { coordinatesName, videoFormats, nameOf, toSnakeCase } from '#domain/content/model/names';
import type { CreditedPicture } from '#domain/content/CreditedPicture';
import { parseDay } from '#domain/shared/Day';
import { richTextOf } from './richText';
import {
  entriesOf,
  fileOf,
  linkOf,
  momentOf,
  numberOf,
  pictureUrlOf,
  textOf,
  valuesOf,
  type Values,
} from './values';

/** Reads a document by its model. Any field may be missing, empty or of another type (CT-01). */
export const contentOf = <T>(model: Model<T>, data: Values): T => contentIn(model.fields, data) as T;

const contentIn = (fields: Fields, data: Values, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = valueOf(field, data, nameOf(prefix, key, field));
      return value === undefined ? [] : [[key, value]];
    }),
  );

const valueOf = (field: Field, data: Values, name: string): unknown => {
  const value = data[name];
  switch (field.kind) {
    case 'text':
      return textOf(value);
    case 'number': {
      const number = numberOf(value);
      const { min = -Infinity, max = Infinity } = field;
      return number !== undefined && number >= min && number <= max ? number : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : field.otherwise;
    case 'select':
      return field.options.find((option) => option === value) ?? field.otherwise;
    case 'date':
      return parseDay(textOf(value));
    case 'timestamp':
      return momentOf(value);
    case 'picture':
      return pictureOf(valuesOf(value), textOf(data[coordinatesName(name) ?? '']));
    case 'file':
      return fileOf(value);
    case 'videoFile':
      return videoFileOf(data, name);
    case 'link':
      return linkOf(value);
    case 'video':
      return platformVideoOf(valuesOf(value));
    case 'richText':
      return richTextOf(value);
    case 'group':
      return complete(contentIn(field.fields, data, `${name}_`), field);
    case 'list':
      return entriesOf(value).flatMap((entry) => {
        const content = contentIn(field.fields, entry);
        return isBlank(content) ? [] : (complete(content, field) ?? []);
      });
    case 'slices':
      return slicesOf(field.choices, value);
  }
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isBlank = (content: Values): boolean => Object.values(content).every(isEmpty);

/** Returns undefined if a required field is missing. */
const complete = (content: Values, { needs = [], needsOne }: Requirements): Values | undefined => {
  const hasAll = needs.every((key) => !isEmpty(content[key]));
  const hasOne = !needsOne || needsOne.some((key) => !isEmpty(content[key]));
  return hasAll && hasOne ? content : undefined;
};

/** Skips slices of an unknown type, which a newer version of the site has introduced. */
const slicesOf = (choices: Slices, value: unknown): readonly Values[] => {
  const keys = new Map(Object.keys(choices).map((key) => [toSnakeCase(key), key]));
  return entriesOf(value).flatMap(({ slice_type: type, primary }) => {
    const slice = keys.get(textOf(type)) ?? '';
    const described = choices[slice];
    const content = described && complete(contentIn(described.fields, valuesOf(primary)), described);
    return content ? [{ slice, ...content }] : [];
  });
};

const pictureOf = (picture: Values, coordinates: string): CreditedPicture | undefined => {
  const url = pictureUrlOf(picture.url);
  if (url === undefined) return undefined;
  return { url, alt: textOf(picture.alt), author: textOf(picture.copyright), coordinates };
};

const platformVideoOf = ({ embed_url: address, title }: Values): PlatformVideo | undefined => {
  const embed = parseEmbed(textOf(address));
  return embed && { embed, title: textOf(title) };
};

const videoFileOf = (data: Values, name: string): VideoFile | undefined => {
  const sources = videoFormats.flatMap((format): readonly VideoSource[] => {
    const url = fileOf(data[`${name}_${format}`]);
    return url === undefined ? [] : [{ type: `video/${format}`, url }];
  });
  const captions = fileOf(data[`${name}_captions`]);
  return sources.length === 0 ? undefined : { sources, ...(captions !== undefined && { captions }) };
};

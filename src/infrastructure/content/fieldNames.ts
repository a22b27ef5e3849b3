import type { Field, Model } from '#domain/content/model/Field';
import { nameOf, namesOf } from '#domain/content/model/names';

/** Returns the content service's name of a model field. */
export const fieldName = ({ fields }: Model, key: string): string => nameOf('', key, fields[key] as Field);

/** Returns all field names in the content service that correspond to these model fields. */
export const fieldNames = ({ fields }: Model, keys: readonly string[]): readonly string[] =>
  namesOf(Object.fromEntries(keys.map((key) => [key, fields[key] as Field])));

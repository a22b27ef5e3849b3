import type { Field, Model } from '#domain/content/model/Field';
import { nameOf, namesOf } from '#domain/content/model/names';

/** Returns the content service's name for a model field. */
export const fieldName = ({ fields }: Model, key: string): string => nameOf('', key, fields[key] as Field);

/** Returns the content service's names for the model fields. */
export const fieldNames = ({ fields }: Model, keys: readonly string[]): readonly string[] =>
  namesOf(Object.fromEntries(keys.map((key) => [key, fields[key] as Field])));

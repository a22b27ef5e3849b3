import type { Field, Model } from '../../domain/content/model/Field';
import { nameOf, namesOf } from '../../domain/content/model/names';

/** The name in the content service of a model's own field. */
export const fieldName = ({ fields }: Model, key: string): string => nameOf('', key, fields[key] as Field);

/** The names of all fields in the content service that stand for these fields of a model. */
export const fieldNames = ({ fields }: Model, keys: readonly string[]): readonly string[] =>
  namesOf(Object.fromEntries(keys.map((key) => [key, fields[key] as Field])));

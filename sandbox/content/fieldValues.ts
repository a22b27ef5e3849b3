import { BadQuery } from './BadQuery';
import type { StoredDocument } from './StoredDocument';

/** Returns the values at a path of a document: none, one, or several for a group or a list. */
export type FieldValues = (document: StoredDocument) => readonly unknown[];

const documentFields: Readonly<Record<string, FieldValues>> = {
  document: ({ data }) => [data],
  'document.id': ({ id }) => [id],
  'document.type': ({ type }) => [type],
  'document.lang': ({ lang }) => [lang],
  'document.tags': ({ tags }) => tags,
  'document.first_publication_date': (document) => present(document.first_publication_date),
  'document.last_publication_date': (document) => present(document.last_publication_date),
};

/** Parses `document.<property>` or `my.<type>.<field>`. The field may be in a group: `my.navigation.menu.label`. */
export const fieldValues = (path: string, position?: number): FieldValues => {
  const known = Object.hasOwn(documentFields, path) ? documentFields[path] : undefined;
  if (known) return known;
  const [my, type, ...fields] = path.split('.');
  if (my !== 'my' || !type || fields.length === 0 || fields.includes('')) {
    throw new BadQuery(
      `"${path}" is not a path: expected document.<property> or my.<type>.<field>`,
      position,
    );
  }
  return (document) => {
    if (document.type !== type) return [];
    if (fields.length === 1 && fields[0] === 'uid') return present(document.uid);
    return fields.reduce<readonly unknown[]>(
      (values, field) => values.flatMap((value) => present(propertyOf(value, field))),
      [document.data],
    );
  };
};

const propertyOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;

/** Returns no values for an empty field. */
const present = (value: unknown): readonly unknown[] => {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [value];
};

import { locales } from '#domain/language/Locale';
import { exportedColumns, personalTables } from '../../../../sandbox/my-data/personalTables';
import { codedColumns } from '../../../../sandbox/my-data/readme';
import { textsOf } from './contentFiles';

const exported = personalTables.map(([table, { columns }]) => ({
  table,
  columns: Object.entries(columns).filter(([name]) => exportedColumns({ columns }).includes(name)),
}));

/** Keys of the texts that the tables of the back end need. */
const needed = {
  table: exported.map(({ table }) => `table.${table}`),
  field: [...new Set(exported.flatMap(({ columns }) => columns.map(([name]) => `field.${name}`)))],
  value: [
    ...exported.flatMap(({ table, columns }) =>
      columns.flatMap(([name, { definition }]) =>
        (definition.values ?? []).map((value) => `value.${table}.${name}.${value}`),
      ),
    ),
    ...Object.entries(codedColumns).flatMap(([column, meanings]) =>
      Object.values(meanings).map((code) => `value.${column}.${code}`),
    ),
  ],
};

describe.each(locales)('the texts of exported data in %s', (locale) => {
  const keys = [...textsOf(locale, 'texts/myDataExport.json').keys()].map((place) =>
    place.replace('.entries:', ''),
  );

  it.each(['table', 'field', 'value'] as const)(
    'have a label for every exported %s, and no other',
    (kind) => {
      expect(keys.filter((key) => key.startsWith(`${kind}.`)).sort()).toEqual([...needed[kind]].sort());
    },
  );
});

import { layers } from '../architecture/layers.json';

const begin = '<!-- layers: npm run docs -->';
const end = '<!-- end of layers -->';

/** Replaces the table of layers in ARCHITECTURE.md by the rules that `npm run architecture` enforces. */
export const withLayerTable = (architecture: string): string => {
  const rows = layers.map(
    ({ folder, contents, mayImport }) =>
      `| \`${folder}\` | ${contents} | ${mayImport.join(', ') || 'nothing'} |`,
  );
  const table = ['| folder | contents | may import |', '| --- | --- | --- |', ...rows].join('\n');
  const [before = ''] = architecture.split(begin);
  const [, after = ''] = architecture.split(end);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
};

import { layers } from '../architecture/layers.json';

const begin = '<!-- layers: npm run docs -->';
const end = '<!-- end of layers -->';

/** Replaces the table of layers in ARCHITECTURE.md with the rules enforced by `npm run architecture`. */
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

import { layers } from '../architecture/layers.json';
import { replaceSection } from './replaceSection';

/** Replaces the table of layers in ARCHITECTURE.md with the rules enforced by `npm run architecture`. */
export const withLayerTable = (architecture: string): string => {
  const rows = layers.map(
    ({ folder, contents, mayImport }) =>
      `| \`${folder}\` | ${contents} | ${mayImport.join(', ') || 'nothing'} |`,
  );
  const table = ['| folder | contents | may import |', '| --- | --- | --- |', ...rows].join('\n');
  return replaceSection(architecture, 'layers', table);
};

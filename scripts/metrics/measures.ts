import { syntaxOf, type ClassMetrics } from './classes';
import { commentLines } from './comments';
import { sourcesOf, type Source } from './sources';

/** A code metric as shown in the report. */
export interface Measure {
  readonly name: string;
  readonly value: string;
}

const folders = [
  'src/domain',
  'src/application',
  'src/infrastructure',
  'src/ui/kit',
  'src/ui',
  'src/composition',
  'src/hydration',
  'src/samples',
  'src',
  'server',
  'sandbox',
  'contracts',
  'tests/unit',
  'tests/ports',
  'tests',
  'scripts',
] as const;

/** Returns the first matching layer. Files without a layer belong to the rest of `src`, `src/ui` or `tests`. */
const folderOf = ({ file }: Source): string | undefined =>
  folders.find((folder) => file.startsWith(`${folder}/`));

const below =
  (...folders: readonly string[]) =>
  ({ file }: { readonly file: string }): boolean =>
    folders.some((folder) => file.startsWith(`${folder}/`));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const linesOf = (sources: readonly Source[]): number => sum(sources.map(({ lines }) => lines.length));

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const folderMeasures = (sources: readonly Source[]): readonly Measure[] =>
  folders.map((folder) => {
    const inFolder = sources.filter((source) => folderOf(source) === folder);
    const rest = folders.some((other) => other !== folder && other.startsWith(`${folder}/`))
      ? ', the rest'
      : '';
    return { name: `\`${folder}\`${rest}`, value: `${inFolder.length} files, ${linesOf(inFolder)} lines` };
  });

const listedFiles = 5;
const maxLines = 300;

const lengthMeasures = (sources: readonly Source[]): readonly Measure[] => {
  const product = sources
    .filter(below('src', 'server'))
    .sort((one, other) => other.lines.length - one.lines.length);
  return [
    {
      name: 'longest files of src and server',
      value: product
        .slice(0, listedFiles)
        .map(({ file, lines }) => `\`${file.split('/').at(-1) ?? ''}\` ${lines.length}`)
        .join(', '),
    },
    {
      name: `files of src and server over ${maxLines} lines`,
      value: String(product.filter(({ lines }) => lines.length > maxLines).length),
    },
  ];
};

const collaboratorMeasure = (name: string, classes: readonly ClassMetrics[]): Measure => {
  const counted = classes.flatMap(({ name: of, decorators, collaborators }) =>
    decorators.length > 0 && collaborators !== undefined ? [{ of, collaborators }] : [],
  );
  const most = counted.reduce((one, other) => (other.collaborators > one.collaborators ? other : one), {
    of: 'none',
    collaborators: 0,
  });
  const mean =
    counted.length === 0 ? 0 : sum(counted.map(({ collaborators }) => collaborators)) / counted.length;
  return {
    name: `collaborators per constructor, ${name}`,
    value: `at most ${most.collaborators} (\`${most.of}\`), mean ${mean.toFixed(1)}`,
  };
};

const commentMeasure = (name: string, sources: readonly Source[]): Measure => ({
  name: `comment lines, ${name}`,
  value: percent(sum(sources.map(({ lines }) => commentLines(lines))), linesOf(sources)),
});

export const measuresOf = (root: string): readonly Measure[] => {
  const sources = sourcesOf(root);
  const { classes, observations } = syntaxOf(sources.filter(below('src')));
  const useCases = classes.filter(({ decorators }) => decorators.includes('useCase'));
  return [
    ...folderMeasures(sources),
    ...lengthMeasures(sources),
    collaboratorMeasure('core', classes.filter(below('src/domain', 'src/application'))),
    collaboratorMeasure('ui', classes.filter(below('src/ui'))),
    commentMeasure('src', sources.filter(below('src'))),
    commentMeasure('domain and application', sources.filter(below('src/domain', 'src/application'))),
    {
      name: 'calls that make an object observable',
      value: `${observations.length} calls, ${sum(observations.map(({ lines }) => lines))} lines, ${sum(observations.map(({ excluded }) => excluded))} members left out by name`,
    },
    {
      name: 'use cases without `execute`',
      value: String(useCases.filter(({ methods }) => !methods.includes('execute')).length),
    },
    {
      name: 'classes that do nothing in the place of a port (`No…`)',
      value: String(classes.filter(({ name }) => /^No(?!Script)[A-Z]/.test(name)).length),
    },
  ];
};

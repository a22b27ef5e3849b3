import { syntaxOf } from '#scripts/metrics/classes';
import { commentLines } from '#scripts/metrics/comments';
import { previousValues, withMeasures } from '#scripts/metrics/report';

const sourceOf = (text: string) => ({ file: 'src/Some.ts', text, lines: text.split('\n') });

it('counts lines that contain only a comment', () => {
  const lines = [
    '// one',
    "const address = 'https://farstead.test'; // not alone",
    '/** two',
    ' * three',
    ' */',
    'const wild = 1;',
    '  {/* five */}',
  ];
  expect(commentLines(lines)).toBe(5);
});

it('finds a class’s decorators, collaborators and methods', () => {
  const { classes } = syntaxOf([
    sourceOf('@useCase\nclass Redeem { constructor(a: A, b: B) {} execute() {} }\n@named() class Plain {}'),
  ]);
  expect(classes).toEqual([
    {
      name: 'Redeem',
      file: 'src/Some.ts',
      decorators: ['useCase'],
      collaborators: 2,
      methods: ['execute'],
    },
    { name: 'Plain', file: 'src/Some.ts', decorators: ['named'], collaborators: undefined, methods: [] },
  ]);
});

it('measures the calls that make an object observable', () => {
  const { observations } = syntaxOf([
    sourceOf(
      'makeAutoObservable(this, {\n  clock: false,\n  text: ref,\n});\nmakePresenterObservable(this);\nother();',
    ),
  ]);
  expect(observations).toEqual([
    { name: 'makeAutoObservable', lines: 4, excluded: 1 },
    { name: 'makePresenterObservable', lines: 1, excluded: 0 },
  ]);
});

it('writes new metrics next to the previous values and preserves the rest of the report', () => {
  const report =
    'Head\n<!-- measured by npm run metrics -->\nold\n<!-- end of the measured part -->\n| a page | 4 | 5 |';
  const written = withMeasures(report, new Map([['`src`', '4 files']]), [
    { name: '`src`', value: '3 files' },
    { name: 'new', value: '1' },
  ]);
  expect(written).toContain('| `src` | 4 files | 3 files |\n| new | – | 1 |');
  expect(written).toMatch(/^Head\n[^]*\| a page \| 4 \| 5 \|$/);
  expect(written).not.toContain('old');
  expect(previousValues(written).get('`src`')).toBe('4 files');
});

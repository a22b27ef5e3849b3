import { keysOf, placeholdersIn, textTypes } from '#scripts/texts/textTypes';

it('lists each placeholder of a text once', () => {
  expect(placeholdersIn('{{name}} has {{ count }} of {{name}}')).toEqual(['name', 'count']);
});

it('merges a text’s plural forms into one key with all their placeholders', () => {
  const keys = keysOf([
    { key: 'days_one', text: 'One day of {{name}}' },
    { key: 'days_other', text: '{{count}} days' },
    { key: 'some_thing', text: 'Plain' },
  ]);
  expect([...keys]).toEqual([
    ['days', ['count', 'name']],
    ['some_thing', []],
  ]);
});

it('generates a type with the keys of each namespace', () => {
  const source = textTypes(
    new Map([
      ['shell', [{ key: 'close', text: 'Close' }]],
      ['login', [{ key: 'sent', text: 'To {{email}} from {{name}}' }]],
    ]),
  );
  expect(source).toContain("readonly 'shell': {\n    readonly 'close': never;\n  };");
  expect(source).toContain("readonly 'login': {\n    readonly 'sent': 'email' | 'name';\n  };");
});

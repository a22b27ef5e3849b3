import { keysOf, placeholdersIn, textTypes } from '#scripts/texts/textTypes';

it('finds the placeholders of a text, each once', () => {
  expect(placeholdersIn('{{name}} has {{ count }} of {{name}}')).toEqual(['name', 'count']);
});

it('combines the plural forms of a text into one key with the placeholders of all', () => {
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

it('writes the keys of each namespace as a type', () => {
  const source = textTypes(
    new Map([
      ['shell', [{ key: 'close', text: 'Close' }]],
      ['login', [{ key: 'sent', text: 'To {{email}} from {{name}}' }]],
    ]),
  );
  expect(source).toContain("readonly 'shell': {\n    readonly 'close': never;\n  };");
  expect(source).toContain("readonly 'login': {\n    readonly 'sent': 'email' | 'name';\n  };");
});

import { speculationRules } from '#hydration/speculationRules';

type Rules = Readonly<
  Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | undefined>
>;

const policies = new Map<string, Rules>();

beforeAll(async () => {
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) };
  Object.assign(globalThis, { trustedTypes });
  const { installTrustedTypesPolicy } = await import('#hydration/early/installTrustedTypesPolicy');
  installTrustedTypesPolicy();
});

it.each([
  '<b>bold</b>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg class="a"onload=alert(1)>',
  '<svg><a href="javascript:alert(1)"><path/></a></svg>',
  '<svg><path style="fill: url(//evil.test)"/></svg>',
  '<svg><use href="//evil.test"/></svg>',
  '<svgx>',
  '<',
])('blocks HTML from the string: %s', (html) => {
  expect(policies.get('default')?.createHTML(html)).toBeUndefined();
});

it.each([' ', '<svg class="spinner" width="56">\n<path d="M21 5l-2-2z" fill="#F2542D"></path>\n</svg>\n'])(
  'CK-01 allows the payment widget’s spinner: %j',
  (html) => {
    expect(policies.get('default')?.createHTML(html)).toBe(html);
  },
);

it('blocks scripts from strings, except for speculation rules', () => {
  expect(policies.get('default')?.createScript(speculationRules)).toBe(speculationRules);
  expect(policies.get('default')?.createScript('alert(1)')).toBeUndefined();
});

it('leaves script origins to the content security policy', () => {
  expect(policies.get('default')?.createScriptURL('/assets/main.js')).toBe('/assets/main.js');
});

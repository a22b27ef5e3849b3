import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { keyMappingArchive } from '#scripts/keyMapping/archive';
import { readKeyMapping, type KeyMapping } from '#scripts/keyMapping/KeyMapping';
import { locales } from '#domain/language/Locale';

const folder = join(__dirname, '../../../../content/key-mapping');

let mapping: KeyMapping;
let sheets: Readonly<Record<string, string>>;

beforeAll(async () => {
  mapping = await readKeyMapping(folder);
  sheets = Object.fromEntries(
    Object.entries(unzipSync(keyMappingArchive(mapping))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
});

const sheet = (language: string, layout: string): string =>
  sheets[`farstead-key-mapping/${language}/${layout}.html`] ?? '';

it('TY-01 contains a sheet for each keyboard layout in each language', () => {
  expect(Object.keys(sheets)).toEqual(
    ['English', 'Francais', 'Deutsch'].flatMap((language) =>
      ['QWERTY', 'AZERTY', 'QWERTZ'].map((layout) => `farstead-key-mapping/${language}/${layout}.html`),
    ),
  );
});

it('TY-01 the archive is identical in every time zone', () => {
  const zone = process.env.TZ;
  const made = ['UTC', 'Pacific/Auckland'].map((name) => {
    process.env.TZ = name;
    return Buffer.from(keyMappingArchive(mapping)).toString('base64');
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(made[0]).toBe(made[1]);
});

it('TY-01 shows the character printed on each key of the layout', () => {
  const forward = /Vorwärts gehen<\/td><td><kbd>(.*?)<\/kbd>/;
  expect(forward.exec(sheet('Deutsch', 'QWERTY'))?.[1]).toBe('W');
  expect(forward.exec(sheet('Deutsch', 'AZERTY'))?.[1]).toBe('Z');
  expect(sheet('English', 'QWERTZ')).toContain('<td><kbd>Ctrl</kbd> + <kbd>Y</kbd></td>');
  expect(sheet('Francais', 'AZERTY')).toContain('<td><kbd>Maj</kbd></td>');
  expect(sheet('English', 'AZERTY')).toContain('<kbd>&quot;&nbsp;3</kbd>'.replace('&nbsp;', ' '));
});

it('TY-01 translates all texts on every sheet into each language', () => {
  const { groups, texts } = mapping;
  for (const locale of locales) {
    expect(Object.keys(texts[locale].groups)).toEqual(groups.map(({ id }) => id));
    expect(Object.keys(texts[locale].actions)).toEqual(
      groups.flatMap(({ actions }) => actions.map(({ id }) => id)),
    );
    expect(Object.keys(texts[locale].keys)).toEqual(Object.keys(texts['en-us'].keys));
    expect(sheet(texts[locale].folder, 'QWERTY')).toContain(`<html lang="${locale.slice(0, 2)}-`);
  }
  expect(JSON.stringify(texts['fr-fr'])).not.toMatch(/[^\u202f][;?!»]|«[^\u202f]|[ \u00a0]:/);
});

it('TY-01 highlights every used key in the keyboard picture', () => {
  const onKeyboard = new Set(
    mapping.groups
      .flatMap(({ actions }) => actions.flatMap(({ keys }) => keys))
      .filter((code) => !/Mouse|Wheel|Escape/.test(code)),
  );
  for (const { name } of mapping.layouts) {
    expect(sheet('English', name).match(/class="key used"/g)).toHaveLength(onKeyboard.size);
  }
});

it('TY-01 the thank-you page links to the archive', () => {
  for (const locale of locales) {
    const page = readFileSync(join(folder, `../${locale}/thank_you_page/thank_you_page.json`), 'utf8');
    expect(page).toContain(`"/downloads/${mapping.archive}.zip"`);
  }
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { downloadArchives, type Archive } from '#scripts/downloads/archives';
import { locales } from '#domain/language/Locale';

const content = join(__dirname, '../../../../content');

interface ListedFile {
  readonly file: { readonly url: string; readonly name: string };
  readonly version: string;
  readonly sha256: string;
}

let archives: readonly Archive[];

beforeAll(async () => {
  archives = await downloadArchives(join(content, 'downloads'));
});

const listedFiles = locales.flatMap((locale) =>
  readdirSync(join(content, locale, 'download_page')).flatMap((name) => {
    const text = readFileSync(join(content, locale, 'download_page', name), 'utf8');
    const { data } = JSON.parse(text) as { readonly data: { readonly files: readonly ListedFile[] } };
    return data.files.map((file) => [`${locale} ${file.file.name}`, file] as const);
  }),
);

it.each(listedFiles)('DL-01 the listed checksum of %s matches the file', (_, { file, version, sha256 }) => {
  const archive = archives.find(({ name }) => file.url === `/downloads/${name}`);
  if (!archive) throw new Error(`There is no ${file.url}`);
  expect(sha256).toBe(createHash('sha256').update(archive.bytes).digest('hex'));
  expect(archive.name).toContain(version);
});

it('DL-01 offers every archive in every language', () => {
  expect(listedFiles).toHaveLength(archives.length * locales.length);
});

it('DL-01 an archive contains one folder with a readme', () => {
  for (const { name, bytes } of archives) {
    const paths = Object.keys(unzipSync(bytes));
    const folder = name.replace('.zip', '');
    expect(paths).toContain(`${folder}/README.txt`);
    expect(paths.filter((path) => !path.startsWith(`${folder}/`))).toEqual([]);
  }
});

it('DL-01 archives are identical regardless of build time and time zone', async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  const again = await downloadArchives(join(content, 'downloads'));
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(again.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
    archives.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
  );
});

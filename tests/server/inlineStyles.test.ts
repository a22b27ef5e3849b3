import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyles } from '#server/pages/inlineStyles';
import { policyHash } from '#server/pages/policyHash';
import { createFolder } from '../run/testRun';

let folder: string;

beforeAll(async () => {
  folder = await createFolder('styles');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/main.css'), 'a{content:"$&"}');
  await writeFile(join(folder, 'assets/page-home.css'), 'b{}');
});

it('inlines a document’s style sheets and marks each with its original URL', async () => {
  const document =
    '<head><link rel="stylesheet" href="/assets/main.css" /><link rel="icon" href="/i.svg" /><link rel="stylesheet" href="/assets/page-home.css"></head>';
  const { html, styleHashes } = await inlineStyles(document, folder);
  expect(html).toBe(
    '<head><style data-href="/assets/main.css">a{content:"$&"}</style><link rel="icon" href="/i.svg" /><style data-href="/assets/page-home.css">b{}</style></head>',
  );
  expect(styleHashes).toEqual(['a{content:"$&"}', 'b{}'].map(policyHash));
});

it('leaves a document without style sheets unchanged', async () => {
  expect(await inlineStyles('<p>$&</p>', folder)).toEqual({ html: '<p>$&</p>', styleHashes: [] });
});

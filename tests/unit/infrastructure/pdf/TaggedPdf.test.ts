import { standardFonts } from '#infrastructure/pdf/standardFonts';
import { TaggedPdf } from '#infrastructure/pdf/TaggedPdf';
import { readPdf } from '../../support/readPdf';

it('continues a table longer than a page on the next page without splitting rows', async () => {
  const pdf = new TaggedPdf({
    title: 'Numbers',
    author: 'Farstead',
    locale: 'en-us',
    createdAt: new Date(0),
    fonts: standardFonts,
  });
  const rows = Array.from({ length: 100 }, (_, index) => [`Row ${index}`, 'one\ntwo']);
  pdf.addTable({ columns: [{ width: 100 }, { x: 200, width: 100 }], rows, rowGap: 0 });
  const { elements, untagged } = await readPdf(new Uint8Array(await pdf.toBytes()));
  expect(elements.length).toBeGreaterThan(2);
  expect(elements.flat()).toEqual(rows.map(([name]) => [`TH Row ${name}`, 'TD one two']));
  expect(untagged).toEqual([]);
});

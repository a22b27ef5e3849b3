import { join } from 'node:path';
import type { Locale } from '#domain/language/Locale';
import { a4, soft, TaggedPdf, type PdfTable } from '#infrastructure/pdf/TaggedPdf';

interface DocumentSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first cell of each row is a term. */
  readonly table?: {
    readonly columns: readonly [string, string];
    readonly rows: readonly (readonly [string, string])[];
  };
}

export interface DocumentText {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly DocumentSection[];
}

export interface Appearance {
  /** Cover image as a JPEG. */
  readonly cover: Buffer;
  /** Folder that contains the installed packages. */
  readonly packages: string;
}

const coverHeight = 250;
const headingHeight = 36;
const paragraphGap = 6;
const termWidth = 150;
const heading = { font: 'bold', size: 15, color: '#b9720f' } as const;
const body = { size: 10.5, lineGap: 3 };

/** Creates a document of the media library as a PDF. */
export const documentPdf = async (
  { title, subtitle, sections }: DocumentText,
  locale: Locale,
  { cover, packages }: Appearance,
): Promise<Buffer> => {
  const pdf = new TaggedPdf({
    title,
    author: 'Farstead',
    locale,
    createdAt: new Date(Date.UTC(2026, 0, 1)),
    fonts: {
      plain: join(packages, 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      bold: join(packages, 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    },
  });
  pdf.decorate((page) =>
    page.image(cover, 0, 0, { cover: [595, coverHeight], align: 'center', valign: 'center' }),
  );
  pdf.y = coverHeight + 32;
  pdf.add('H1', title, { font: 'bold', size: 28 });
  pdf.add('P', subtitle, { size: 13, color: soft });
  pdf.y += 14;
  for (const section of sections) addSection(pdf, section);
  return Buffer.from(await pdf.toBytes());
};

/** Adds a section, on a new page if it does not fit on this one. */
const addSection = (pdf: TaggedPdf, { title, paragraphs, table }: DocumentSection): void => {
  const terms: PdfTable | undefined = table && {
    columns: [
      { width: termWidth - 12, font: 'bold' },
      { x: a4.margin + termWidth, width: a4.width - termWidth, lineGap: 2 },
    ],
    columnHeaders: table.columns,
    rows: table.rows,
    rowGap: 5,
  };
  const textHeight = paragraphs.reduce((sum, text) => sum + pdf.heightOf(text, body) + paragraphGap, 0);
  pdf.keepTogether(headingHeight + textHeight + (terms ? pdf.heightOfTable(terms) : 0));

  pdf.y += 14;
  pdf.add('H2', title, heading);
  pdf.y += 4;
  for (const text of paragraphs) {
    pdf.add('P', text, body);
    pdf.y += paragraphGap;
  }
  if (terms) pdf.addTable(terms);
};

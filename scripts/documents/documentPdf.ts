import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { languageTag, type Locale } from '#domain/language/Locale';

interface DocumentSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Rows of a table, each with a term and its explanation. */
  readonly rows?: readonly (readonly [string, string])[];
}

export interface DocumentText {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly DocumentSection[];
}

const plain = 'plain';
const bold = 'bold';

const left = 56;
const width = 595 - 2 * left;
const bottom = 842 - 72;
const coverHeight = 250;
const names = 150;

const ground = '#070b12';
const amber = '#b9720f';
const soft = '#5b6472';

export interface Appearance {
  /** Cover image as a JPEG. */
  readonly cover: Buffer;
  /** Folder that contains the installed packages. */
  readonly packages: string;
}

/** Creates a tagged PDF with A4 pages. The same input always produces the same bytes. */
export const documentPdf = async (
  text: DocumentText,
  locale: Locale,
  { cover, packages }: Appearance,
): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: languageTag(locale),
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: text.title, Author: 'Farstead', CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  pdf.registerFont(plain, join(packages, 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  pdf.registerFont(bold, join(packages, 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => pdf.on('end', () => done()));
  draw(pdf, text, cover);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

const draw = (pdf: PDFKit.PDFDocument, { title, subtitle, sections }: DocumentText, cover: Buffer): void => {
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  const add = (tag: string, write: () => void): void => void body.add(pdf.struct(tag, {}, write));

  pdf.rect(0, 0, 595, coverHeight).fill(ground);
  pdf.image(cover, 0, 0, { cover: [595, coverHeight], align: 'center', valign: 'center' });
  add('H1', () =>
    pdf
      .font(bold)
      .fontSize(28)
      .fillColor('black')
      .text(title, left, coverHeight + 32, { width }),
  );
  add('P', () => pdf.font(plain).fontSize(13).fillColor(soft).text(subtitle, { width }));
  pdf.moveDown(1);
  for (const section of sections) {
    keepTogether(pdf, 90);
    add('H2', () =>
      pdf
        .font(bold)
        .fontSize(15)
        .fillColor(amber)
        .text(section.title, left, pdf.y + 14, { width }),
    );
    pdf.moveDown(0.3);
    for (const paragraph of section.paragraphs) {
      add('P', () =>
        pdf.font(plain).fontSize(10.5).fillColor('black').text(paragraph, left, pdf.y, { width, lineGap: 3 }),
      );
      pdf.moveDown(0.5);
    }
    for (const row of section.rows ?? []) {
      keepTogether(pdf, 34);
      add('P', () => writeRow(pdf, row));
    }
  }
};

const writeRow = (pdf: PDFKit.PDFDocument, [name, meaning]: readonly [string, string]): void => {
  const top = pdf.y + 3;
  pdf.font(bold).fontSize(10).fillColor('black');
  pdf.text(name, left, top, { width: names - 12 });
  const end = pdf.y;
  pdf.font(plain).text(meaning, left + names, top, { width: width - names, lineGap: 2 });
  pdf.y = Math.max(end, pdf.y) + 3;
};

const keepTogether = (pdf: PDFKit.PDFDocument, height: number): void => {
  if (pdf.y + height > bottom) pdf.addPage();
};

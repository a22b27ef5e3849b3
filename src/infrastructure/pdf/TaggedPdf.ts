import PDFDocument from 'pdfkit';
import { languageTag, type Locale } from '#domain/language/Locale';

/** Part of a line in one font and direction. */
export interface PdfRun {
  readonly text: string;
  /** Absent for the font of the surrounding text. */
  readonly font?: { readonly name: string; readonly source: Uint8Array };
}

/** Paths of font files, or names of standard fonts. */
export interface PdfFonts {
  readonly plain: string;
  readonly bold: string;
  /** Replaces the characters that the fonts lack. */
  readonly replaceMissing?: (text: string) => string;
  /** Splits a line into runs, from left to right. Undefined if the two fonts can show the line as it is. */
  readonly runsOf?: (line: string) => readonly PdfRun[] | undefined;
}

export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly fonts: PdfFonts;
}

interface TextStyle {
  readonly font?: 'plain' | 'bold';
  readonly size?: number;
  readonly color?: string;
  readonly lineGap?: number;
}

interface TextBox extends TextStyle {
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

export interface PdfTable {
  readonly columns: readonly TextBox[];
  readonly columnHeaders?: readonly string[];
  /** The first cell of each row is the row's header. */
  readonly rows: readonly (readonly string[])[];
  readonly rowGap: number;
  readonly lastRow?: TextStyle;
}

interface TableRow {
  readonly isHead: boolean;
  readonly cells: readonly (TextBox & { readonly text: string })[];
  readonly height: number;
}

/** Margin of an A4 page, and the width and end of the space between its margins, in points. */
export const a4 = { margin: 56, width: 483, end: 786 } as const;

export const soft = '#5b6472';

const lineSpace = 9;

const defaultSize = 10;

/** With a list of features, pdfkit shapes a run as a whole, which letters that join or reorder need. */
const wholeRun: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] };

/**
 * A tagged PDF (ISO 32000-1, 14.8) with A4 pages. Its reading order is the order of the calls.
 * The same calls always produce the same bytes.
 */
export class TaggedPdf {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly body: PDFKit.PDFStructureElement;
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private readonly replaceMissing: (text: string) => string;
  private readonly runsOf: (line: string) => readonly PdfRun[] | undefined;

  constructor({ title, author, locale, createdAt, fonts }: PdfProperties) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: a4.margin,
      lang: languageTag(locale),
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => this.chunks.push(chunk));
    this.replaceMissing = fonts.replaceMissing ?? ((text) => text);
    this.runsOf = fonts.runsOf ?? (() => undefined);
    this.pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
    this.body = this.pdf.struct('Document');
    this.pdf.addStructure(this.body);
  }

  /** Distance of the next content from the top of the page, in points. */
  get y(): number {
    return this.pdf.y;
  }

  set y(y: number) {
    this.pdf.y = y;
  }

  add(tag: 'H1' | 'H2' | 'P', text: string, box?: TextBox): void {
    this.body.add(this.pdf.struct(tag, this.spokenText(text), () => this.write(text, box)));
  }

  addTable(table: PdfTable): void {
    const element = this.pdf.struct('Table');
    this.body.add(element);
    for (const { isHead, cells, height } of this.rowsOf(table)) {
      this.keepTogether(height);
      const row = this.pdf.struct('TR');
      element.add(row);
      const top = this.y;
      cells.forEach((cell, index) => {
        const scope = isHead ? ('Column' as const) : ('Row' as const);
        const isHeader = isHead || index === 0;
        const write = (): void => this.write(cell.text, cell, top);
        const options = { ...(isHeader && { scope }), ...this.spokenText(cell.text) };
        row.add(this.pdf.struct(isHeader ? 'TH' : 'TD', options, write));
      });
      this.y = top + height + table.rowGap;
      if (isHead) this.addLine();
    }
  }

  /** Draws something that readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  /** Adds a line across the page. */
  addLine(): void {
    const { y } = this;
    this.decorate((pdf) =>
      pdf
        .moveTo(a4.margin, y)
        .lineTo(a4.margin + a4.width, y)
        .lineWidth(0.5)
        .strokeColor('#c4cad3')
        .stroke(),
    );
    this.y = y + lineSpace;
  }

  /** Starts a new page if the next content has this height and does not fit on the current page. */
  keepTogether(height: number): void {
    if (this.y + height > a4.end) this.pdf.addPage();
  }

  heightOf(text: string, { width = a4.width, lineGap = 0, ...style }: TextBox = {}): number {
    const pdf = this.withStyle(style);
    if (this.isPlain(text)) return pdf.heightOfString(this.replaceMissing(text), { width, lineGap });
    return this.wrap(text, width, style).length * (pdf.currentLineHeight(true) + lineGap);
  }

  heightOfTable(table: PdfTable): number {
    const heights = this.rowsOf(table).map(
      ({ isHead, height }) => height + table.rowGap + (isHead ? lineSpace : 0),
    );
    return heights.reduce((sum, height) => sum + height, 0);
  }

  async toBytes(): Promise<ArrayBuffer> {
    const ended = new Promise<void>((done) => this.pdf.on('end', () => done()));
    this.pdf.end();
    await ended;
    return new Blob(this.chunks).arrayBuffer();
  }

  private write(text: string, box: TextBox = {}, y = this.y): void {
    const { x = a4.margin, width = a4.width, align = 'left', lineGap = 0, ...style } = box;
    const pdf = this.withStyle(style);
    if (this.isPlain(text)) {
      pdf.text(this.replaceMissing(text), x, y, { width, align, lineGap });
      return;
    }
    const lineHeight = pdf.currentLineHeight(true) + lineGap;
    const baseline = (pdf._font.ascender / 1000) * (style.size ?? defaultSize);
    this.wrap(text, width, style).forEach((line, index) => {
      let at = align === 'right' ? x + width - this.widthOf(line, style) : x;
      for (const run of this.runsOf(line) ?? [{ text: line }]) {
        this.withFont(run, style).text(run.text, at, y + index * lineHeight + baseline, {
          ...wholeRun,
          baseline: 'alphabetic',
        });
        at += this.widthOfRun(run, style);
      }
    });
    this.y = y + this.heightOf(text, { width, lineGap, ...style });
  }

  private isPlain(text: string): boolean {
    return text.split('\n').every((line) => this.runsOf(line) === undefined);
  }

  /** Text for readers. The order of glyphs on the page can differ from the order of the characters. */
  private spokenText(text: string): { readonly actual?: string } {
    return this.isPlain(text) ? {} : { actual: text };
  }

  private wrap(text: string, width: number, style: TextStyle): readonly string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(' ')) {
        const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
        if (lines.length > 0 && this.widthOf(longer, style) > width) lines.push(word);
        else lines.splice(-1, 1, longer);
      }
      return lines;
    });
  }

  private widthOf(line: string, style: TextStyle): number {
    const runs = this.runsOf(line) ?? [{ text: line }];
    return runs.reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  private widthOfRun(run: PdfRun, style: TextStyle): number {
    return this.withFont(run, style).widthOfString(run.text, wholeRun);
  }

  private withFont({ font }: PdfRun, style: TextStyle): PDFKit.PDFDocument {
    const pdf = this.withStyle(style);
    return font ? pdf.registerFont(font.name, font.source).font(font.name) : pdf;
  }

  private withStyle({ font = 'plain', size = defaultSize, color = 'black' }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(font).fontSize(size).fillColor(color);
  }

  private rowsOf({ columns, columnHeaders, rows, lastRow }: PdfTable): readonly TableRow[] {
    const rowOf = (texts: readonly string[], isHead: boolean, style?: TextStyle): TableRow => {
      const cells = columns.map((column, index) => ({ ...column, ...style, text: texts[index] ?? '' }));
      return { isHead, cells, height: Math.max(...cells.map((cell) => this.heightOf(cell.text, cell))) };
    };
    const head = columnHeaders ? [rowOf(columnHeaders, true, { font: 'plain', color: soft })] : [];
    return [
      ...head,
      ...rows.map((texts, index) => rowOf(texts, false, index === rows.length - 1 ? lastRow : undefined)),
    ];
  }
}

import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import type { PdfFonts } from './TaggedPdf';

/** Exists only in browsers: in Node.js, pdfkit has its standard fonts. */
const { registerStdFonts } = pdfkit as { readonly registerStdFonts?: (...fonts: readonly unknown[]) => void };
registerStdFonts?.(Helvetica, HelveticaBold);

/** Fonts of PDF readers. They have only Latin characters; question marks replace the others. */
export const standardFonts: PdfFonts = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  replaceMissing: (text) => text.replaceAll('\u202f', '\u00a0').replace(/[^\n -~\u00a0-ÿ‘’“”„–—…€]/g, '?'),
};

/** What @types/pdfkit lacks. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}

declare module 'pdfkit/standard-fonts/*' {
  const font: unknown;
  export default font;
}

declare namespace PDFKit {
  interface PDFDocument {
    /** The current font. Its ascender is in thousandths of the font size. */
    readonly _font: { readonly ascender: number };
  }
}

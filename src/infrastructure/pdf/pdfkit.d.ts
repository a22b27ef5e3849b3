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

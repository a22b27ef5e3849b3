import type { FileContent } from '#application/shared/FileSaver';

/** Creates a PDF with one page of plain Latin text, which is enough to verify a download. */
export const simplePdf = (lines: readonly string[]): FileContent => {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) '`).join('\n');
  const stream = `BT /F1 12 Tf 18 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { type: 'application/pdf', bytes: latinBytes(file) };
};

const latinBytes = (text: string): ArrayBuffer =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 256 ? code : 63;
  }).buffer;

import type { Language } from '@kindred/contract/wire/languages';
import PDFDocument from 'pdfkit';

const margin = 56;
const width = 595 - 2 * margin;
const numbersAt = [300, 350, 430];
const numberWidth = 75;
const ink = '#1c1917';
const soft = '#57534e';

/** Up to three columns of figures, right-aligned, after what they are of. */
export type PdfTable = { title: string; columns: readonly string[]; rows: readonly PdfRow[] };
export type PdfRow = { label: string; figures: readonly string[] };

export type PdfPage = {
  title: string;
  /** Under the title. */
  lead: readonly string[];
  tables: readonly PdfTable[];
  /** Small, at the end. */
  notes: readonly string[];
  date: Date;
};

/** The language in which a page can be written: the standard fonts have Latin letters alone. */
export function pdfLanguage(language: Language): Language {
  return new Intl.Locale(language).maximize().script === 'Latn' ? language : 'en';
}

/** Statements and receipts: A4 pages. Their fonts are those that every reader has, so letters beyond Latin are left out. */
export function writePdf({ title, lead, tables, notes, date }: PdfPage): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: `Kindred: ${latin(title)}`, CreationDate: date },
  });
  const written = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.on('end', () => written.resolve(Buffer.concat(pieces)));
  pdf.on('error', written.reject);

  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text('Kindred').moveDown(0.3);
  pdf.fontSize(14).text(latin(title)).moveDown(0.6);
  pdf.font('Helvetica').fontSize(10).fillColor(soft);
  for (const line of lead) pdf.text(latin(line));
  for (const one of tables) {
    pdf.moveDown(1.5);
    writeTable(pdf, one);
  }
  pdf.moveDown(2).fontSize(9).fillColor(soft);
  for (const note of notes) pdf.text(latin(note), margin, pdf.y, { width });
  pdf.end();
  return written.promise;
}

function writeTable(pdf: PDFKit.PDFDocument, { title, columns, rows }: PdfTable): void {
  pdf
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(latin(title), margin, pdf.y, { width })
    .moveDown(0.4);
  pdf.fontSize(9).fillColor(soft);
  writeRow(pdf, { label: '', figures: columns });
  pdf.font('Helvetica').fontSize(10).fillColor(ink);
  for (const row of rows) writeRow(pdf, row);
}

/** A label and its figures on one line; a long label is as high as it needs. */
function writeRow(pdf: PDFKit.PDFDocument, { label, figures }: PdfRow): void {
  const labelWidth = 240;
  const height = Math.max(pdf.heightOfString(latin(label) || ' ', { width: labelWidth }), 12) + 5;
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const { y } = pdf;
  pdf.text(latin(label), margin, y, { width: labelWidth });
  for (const [index, figure] of figures.entries()) {
    pdf.text(latin(figure), numbersAt[index], y, { width: numberWidth, align: 'right', lineBreak: false });
  }
  pdf.y = y + height;
}

/** In the letters of the standard fonts (WinAnsi): accents beyond them are taken off. */
function latin(text: string): string {
  return [...text]
    .map((letter) => (isLatin1(letter) ? letter : letter.normalize('NFKD').replace(/\p{M}/gu, '')))
    .filter((letter) => isLatin1(letter))
    .join('');
}

function isLatin1(letter: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]$/.test(letter);
}

import type { MonthStatement } from '@kindred/contract/earnings/calls';
import PDFDocument from 'pdfkit';
import { dollars, type StatementRow, statementRows } from './statement-rows.ts';

const margin = 56;
const width = 595 - 2 * margin;
const countAt = 300;
const grossAt = 350;
const netAt = 430;
const ink = '#1c1917';
const soft = '#57534e';

/** A statement as one PDF of A4 pages. Its fonts are those that every reader has, so letters beyond Latin are left out. */
export function statementPdf(statement: MonthStatement): Promise<Buffer> {
  const { month, name, country, timezone } = statement;
  const { earned, paid } = statementRows(statement);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: `Kindred statement ${month}`, CreationDate: new Date(`${month}-01T00:00:00Z`) },
  });
  const written = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.on('end', () => written.resolve(Buffer.concat(pieces)));
  pdf.on('error', written.reject);

  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text('Kindred').moveDown(0.3);
  pdf.fontSize(14).text(`Statement for ${month}`).moveDown(0.6);
  pdf.font('Helvetica').fontSize(10).fillColor(soft);
  pdf.text(latin(country ? `${name}, ${country}` : name));
  pdf.text(`Amounts in US dollars. Days are those of ${latin(timezone)}.`).moveDown(1.5);
  table(pdf, 'What you earned', ['Count', 'Paid by fans', 'Yours'], earned);
  pdf.moveDown(1.5);
  table(pdf, 'What was paid out', ['', '', 'Paid'], paid);
  pdf.moveDown(2).fontSize(9).fillColor(soft);
  pdf.text(
    'VAT that fans pay is collected and paid by Kindred and is no part of these amounts.',
    margin,
    pdf.y,
    {
      width,
    },
  );
  pdf.end();
  return written.promise;
}

function table(
  pdf: PDFKit.PDFDocument,
  title: string,
  [count = '', gross = '', net = '']: string[],
  rows: StatementRow[],
): void {
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(ink).text(title, margin, pdf.y, { width }).moveDown(0.4);
  pdf.fontSize(9).fillColor(soft);
  line(pdf, ['', count, gross, net]);
  pdf.font('Helvetica').fontSize(10).fillColor(ink);
  for (const row of rows) {
    line(pdf, [
      latin(row.label),
      row.entries === undefined ? '' : String(row.entries),
      row.gross === undefined ? '' : dollars(row.gross),
      dollars(row.net),
    ]);
  }
}

/** Four cells on one line; a long first one is as high as it needs. */
function line(pdf: PDFKit.PDFDocument, [label = '', count = '', gross = '', net = '']: string[]): void {
  const labelWidth = countAt - 60;
  const height = Math.max(pdf.heightOfString(label || ' ', { width: labelWidth }), 12) + 5;
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const { y } = pdf;
  pdf.text(label, margin, y, { width: labelWidth });
  for (const [text, at] of [
    [count, countAt],
    [gross, grossAt],
    [net, netAt],
  ] as const)
    pdf.text(text, at, y, { width: 75, align: 'right', lineBreak: false });
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

import type { Language } from '@kindred/contract/wire/languages';
import PDFDocument from 'pdfkit';
import { loadPdfFonts, type PdfFonts, type Weight } from './pdf-fonts.ts';

const margin = 56;
const width = 595 - 2 * margin;
const labelWidth = 240;
// The right edges of the columns of figures.
const figuresEnd = [385, 460, 595 - margin];
const lineHeight = 1.45;
const ink = '#1c1917';
const soft = '#57534e';

/** A table of up to three right-aligned columns of figures after the rows' labels. */
export type PdfTable = { title: string; columns: readonly string[]; rows: readonly PdfRow[] };
export type PdfRow = { label: string; figures: readonly string[] };

export type PdfPage = {
  title: string;
  /** Under the title. */
  lead: readonly string[];
  tables: readonly PdfTable[];
  /** Small print at the end. */
  notes: readonly string[];
  date: Date;
  language: Language;
};

type Writer = { pdf: PDFKit.PDFDocument; fonts: PdfFonts };
type Style = { size: number; color: string; weight?: Weight };

const scripts: readonly (string | undefined)[] = ['Latn', 'Hans', 'Jpan'];

/** Returns the language in which a page can be written: English when the fonts lack the language's script. */
export function pdfLanguage(language: Language): Language {
  return scripts.includes(new Intl.Locale(language).maximize().script) ? language : 'en';
}

export async function writePdf({ title, lead, tables, notes, date, language }: PdfPage): Promise<Buffer> {
  const headings = ['Kindred', title, ...tables.map((table) => table.title)];
  const texts = [...lead, ...notes, ...tables.flatMap(wordsOf)];
  const fonts = await loadPdfFonts({ normal: texts, bold: headings }, language);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    info: { Title: `Kindred: ${title}`, CreationDate: date },
  });
  const result = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.on('end', () => result.resolve(Buffer.concat(pieces)));
  pdf.on('error', result.reject);
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);

  const writer = { pdf, fonts };
  writeText(writer, 'Kindred', { size: 20, color: ink, weight: 'bold' });
  pdf.y += 6;
  writeText(writer, title, { size: 14, color: ink, weight: 'bold' });
  pdf.y += 9;
  for (const line of lead) writeText(writer, line, { size: 10, color: soft });
  for (const table of tables) writeTable(writer, table);
  pdf.y += 24;
  for (const note of notes) writeText(writer, note, { size: 9, color: soft });
  pdf.end();
  return result.promise;
}

function wordsOf({ columns, rows }: PdfTable): string[] {
  return [...columns, ...rows.flatMap(({ label, figures }) => [label, ...figures])];
}

function writeTable(writer: Writer, { title, columns, rows }: PdfTable): void {
  writer.pdf.y += 18;
  writeText(writer, title, { size: 12, color: ink, weight: 'bold' });
  writer.pdf.y += 5;
  writeRow(writer, { label: '', figures: columns }, { size: 9, color: soft });
  for (const row of rows) writeRow(writer, row, { size: 10, color: ink });
}

/** Writes a label and its figures on one line; a long label wraps. */
function writeRow(writer: Writer, { label, figures }: PdfRow, style: Style): void {
  const { pdf } = writer;
  const lines = Math.ceil(widthOf(writer, label, style) / (0.85 * labelWidth)) || 1;
  const height = lines * style.size * lineHeight;
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const { y } = pdf;
  for (const [index, figure] of figures.entries()) {
    writeFigure(writer, figure, index, style);
    pdf.y = y;
  }
  writeText(writer, label, style, labelWidth);
  pdf.y = Math.max(pdf.y, y + style.size * lineHeight) + 4;
}

function writeFigure(writer: Writer, figure: string, index: number, style: Style): void {
  const { pdf } = writer;
  const y = pdf.y + style.size;
  let x = (figuresEnd[index] ?? 0) - widthOf(writer, figure, style);
  for (const { font, text } of writer.fonts.runsOf(figure, 'normal')) {
    pdf.font(font).fontSize(style.size).fillColor(style.color);
    pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    x += pdf.widthOfString(text);
  }
}

// Ascents differ between fonts, so a text is placed by its baseline.
function writeText({ pdf, fonts }: Writer, text: string, style: Style, maxWidth = width): void {
  const runs = fonts.runsOf(text, style.weight ?? 'normal').filter((run) => run.text);
  if (runs.length === 0) return;
  pdf.x = margin;
  pdf.y += style.size;
  pdf.fontSize(style.size).fillColor(style.color);
  for (const [index, run] of runs.entries()) {
    const isLast = index === runs.length - 1;
    pdf.font(run.font).text(run.text, { width: maxWidth, continued: !isLast, baseline: 'alphabetic' });
  }
  pdf.y -= style.size;
}

function widthOf({ pdf, fonts }: Writer, text: string, { size, weight = 'normal' }: Style): number {
  return fonts
    .runsOf(text, weight)
    .reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);
}

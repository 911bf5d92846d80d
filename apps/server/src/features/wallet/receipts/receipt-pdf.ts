import type { CallOutput } from '@kindred/contract/all/calls';
import type { Language } from '@kindred/contract/wire/languages';
import { pdfLanguage, writePdf } from '../../../platform/pdf/pdf-page.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { receiptWords } from './receipt-words.ts';

/** Writes a receipt as a PDF, with the days of the buyer's time zone. */
export function receiptPdf(
  receipt: CallOutput<'getReceipt'>,
  { language: viewerLanguage, timezone }: { language: Language; timezone: string },
): Promise<Buffer> {
  const language = pdfLanguage(viewerLanguage);
  const { title, lead, rows, notes } = receiptWords(receipt, language, timezone);
  const t = sayIn(language);
  return writePdf({
    title,
    lead,
    tables: [
      {
        title: t('receipt.what'),
        columns: ['', '', t('receipt.amount')],
        rows: rows.map(({ label, amount }) => ({ label, figures: ['', '', amount] })),
      },
    ],
    notes,
    date: new Date(receipt.paid_time),
    language,
  });
}

import type { Receipt } from '@kindred/contract/wallet/payment-calls';
import { formatNumber } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';

export function receiptText({ kind, diamonds, with_name: name }: Receipt, t: Translate): string {
  switch (kind) {
    case 'purchase':
      return t('receipts.purchase', { amount: formatNumber(diamonds) });
    case 'vip':
      return t('receipts.vip', { amount: formatNumber(diamonds) });
    case 'subscription':
    case 'post_sale':
    case 'gift_purchase':
      return name ? t(`receipts.${kind}Of`, { name }) : t(`receipts.${kind}`);
    case 'unapplied':
      return t('receipts.unapplied');
    default:
      return kind satisfies never;
  }
}

import type { LuckyDraw } from '@kindred/contract/shop/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { luckyDrawsQuery } from '../shop.queries.ts';

/** Past draws with their proofs, loaded when the section is opened. */
export function DrawHistory() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('luckyBox.history')}
      </Button>
      {isOpen && <Draws />}
    </div>
  );
}

function Draws() {
  const { t } = useTranslation();
  const draws = useInfiniteQuery(luckyDrawsQuery);
  return (
    <LoadMoreList query={draws} empty={<p className="py-3 text-ink-soft">{t('luckyBox.noDraws')}</p>}>
      {(list) => (
        <ul className="divide-y divide-line">
          {list.map((draw) => (
            <DrawRow key={draw.draw_id} draw={draw} />
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}

function DrawRow({ draw: { price, proof, drawn_time } }: { draw: LuckyDraw }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(proof));
    toast('success', t('luckyBox.copied'));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {t('luckyBox.drew', { prize: formatNumber(proof.prize), price: formatNumber(price) })}
        </span>
        <span className="block text-caption text-ink-soft">{formatDateTime(drawn_time)}</span>
      </span>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void copy().catch(() => toast('error', t('luckyBox.notCopied')))}
      >
        <Copy aria-hidden="true" className="size-4" />
        {t('luckyBox.copy')}
      </Button>
    </li>
  );
}

import type { Broadcast } from '@kindred/contract/broadcasts/calls';
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { Diamonds } from '../../../ui/text/money.tsx';
import { broadcastDialog } from './broadcast.dialog.ts';

export function BroadcastRow({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation();
  const { broadcast_id, content, state, price, media_num, sent, count } = broadcast;
  return (
    <li>
      <button
        type="button"
        onClick={() => void openDialog(broadcastDialog, { broadcastId: broadcast_id })}
        className="-mx-3 block w-[calc(100%+1.5rem)] rounded-control px-3 py-3.5 text-start transition hover:bg-sunken"
      >
        <span className="block truncate">{content || t('broadcasts.noWords')}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-faint">
          <Tag tone={state === 'sent' ? 'good' : 'neutral'}>{t(`broadcasts.state.${state}`)}</Tag>
          <span>{formatDateTime(broadcast.send_time ?? broadcast.created_time)}</span>
          <span>{t('broadcasts.sentOf', { sent: formatNumber(sent), count: formatNumber(count) })}</span>
          {media_num > 0 && <span>{t('queue.media', { count: media_num })}</span>}
          {price !== null && <Diamonds amount={price} />}
        </span>
      </button>
    </li>
  );
}

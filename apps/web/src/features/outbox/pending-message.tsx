import { connectionState, errorState } from '@kindred/contract/chat/limits';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsOnline } from '../../lib/react/use-is-online.ts';
import { useConnection } from '../../lib/realtime/connection.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { HelpCard } from '../care/help-card.tsx';
import { type Attachment, isUploaded } from './attachments/attachment.ts';
import { AttachmentTile } from './attachments/attachment-tile.tsx';
import { type OutboxEntry, waitsForJoining } from './outbox.ts';
import { PendingEditor } from './pending-editor.tsx';
import { pauseMessage, resumeMessage, useSending } from './sending.ts';

type PendingMessageProps = {
  entry: OutboxEntry;
  /** The first unsent message of its conversation. */
  isNext: boolean;
  /** The message that it answers. */
  quote?: ReactNode;
  /** A help card is shown, so nothing suggests subscribing. */
  isHelpShown: boolean;
  onRetry: () => void;
  onAcceptPrice: () => void;
  onDiscard: () => void;
  /** Replaces its text; false when it was sent meanwhile. */
  onEdit: (content: string) => boolean;
};

/** An unsent message: waiting, kept until its writer has joined, failed with a retry, or refused with the reason. */
export function PendingMessage(props: PendingMessageProps) {
  const { entry, isNext, quote, isHelpShown, onRetry, onEdit } = props;
  const { t } = useTranslation();
  const isEditing = useSending(({ pausedIds }) => pausedIds.has(entry.clientId));
  const isOnItsWay = useSending(({ clientId }) => clientId === entry.clientId);
  const leave = () => {
    resumeMessage(entry.clientId);
    onRetry();
  };
  const save = (content: string) => {
    resumeMessage(entry.clientId);
    if (!onEdit(content)) toast('warning', t('outbox.alreadySent'));
  };
  const waitsToJoin = waitsForJoining(entry);
  const isStuck = entry.errorState !== undefined && !waitsToJoin;
  return (
    <article className="mt-1 flex flex-col items-end gap-1">
      {entry.help && <HelpCard text={entry.help} />}
      <div
        className={classNames(
          'max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[75%]',
          isStuck ? 'border border-danger bg-surface' : 'bg-sunken text-ink',
        )}
      >
        {quote}
        {entry.attachments && <AttachmentList attachments={entry.attachments} />}
        {isEditing ? (
          <PendingEditor entry={entry} onSave={save} onLeave={leave} />
        ) : (
          <p dir="auto" className="wrap-anywhere text-wrap whitespace-pre-wrap">
            {entry.content}
          </p>
        )}
      </div>
      <div role="status" className="flex items-center gap-2 text-caption text-ink-soft">
        <State entry={entry} isNext={isNext} isHelpShown={isHelpShown} />
      </div>
      {!isOnItsWay && !isEditing && <PendingButtons {...props} />}
    </article>
  );
}

function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className="flex flex-wrap gap-2 py-1">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentTile attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

function PendingButtons({ entry, onRetry, onAcceptPrice, onDiscard }: PendingMessageProps) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-1">
      {entry.content !== '' && (
        <Button size="small" variant="quiet" onClick={() => pauseMessage(entry.clientId)}>
          {t('outbox.edit')}
        </Button>
      )}
      {entry.errorState === errorState.failed && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {entry.newPrice !== undefined && (
        <Button size="small" variant="secondary" onClick={onAcceptPrice}>
          {t('outbox.acceptPrice', { count: entry.newPrice })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('outbox.discard')}
      </Button>
    </div>
  );
}

function State({
  entry,
  isNext,
  isHelpShown,
}: Pick<PendingMessageProps, 'entry' | 'isNext' | 'isHelpShown'>) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const isConnected = useConnection(({ state }) => state === connectionState.ready);
  if (waitsForJoining(entry)) return t(isHelpShown ? 'outbox.failed' : 'outbox.keptUntilJoined');
  if (entry.errorState === errorState.refused) {
    return <span className="text-danger">{t('outbox.refused', { reason: entry.reason ?? '' })}</span>;
  }
  if (entry.errorState === errorState.failed) {
    return (
      <span className="text-danger">
        {t('outbox.failed')} · {entry.reason}
      </span>
    );
  }
  if (!isUploaded(entry)) return t(isOnline ? 'attachment.uploading' : 'outbox.waiting');
  if (!isOnline) return `${t('outbox.waiting')} · ${t('error.network')}`;
  if (!isConnected) return t('outbox.waiting');
  return t(isNext ? 'outbox.sending' : 'outbox.waitingTurn');
}

import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Pencil, Reply, X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { QuotedWords } from '../messages/changes/quote.tsx';
import type { Subject } from '../messages/subject.ts';
import { useWriterLabel } from '../messages/use-writer-label.ts';

type ComposerSubjectProps = { conversation: ChatListItem; subject: Subject; onLeave: () => void };

export function ComposerSubject({ conversation, subject, onLeave }: ComposerSubjectProps) {
  const { t } = useTranslation();
  const writer = useWriterLabel(conversation)(subject.message);
  const isEdit = subject.kind !== 'reply';
  const Icon = isEdit ? Pencil : Reply;
  return (
    <div className="mx-auto mb-2 flex max-w-3xl items-center gap-3 ps-4 text-caption text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-lamp-ink" />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold text-ink">
          {subject.kind === 'resend'
            ? t('chat.resending')
            : isEdit
              ? t('outbox.editing')
              : t('chat.replyingTo', { name: writer })}
        </p>
        <p dir="auto" className="truncate">
          <QuotedWords message={subject.message} />
        </p>
      </div>
      <IconButton
        label={t(isEdit ? 'chat.stopEditing' : 'chat.stopReplying')}
        tooltipSide="top"
        icon={<X className="size-5" />}
        onClick={onLeave}
      />
    </div>
  );
}

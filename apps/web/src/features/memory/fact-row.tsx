import type { MemoryFact } from '@kindred/contract/memory/calls';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FactForm } from './fact-form.tsx';
import { type Remembered, useForget, useSaveFact } from './memory.queries.ts';

type FactRowProps = { conversation: Remembered; fact: MemoryFact; onLeave: (() => void) | undefined };

/** One fact: where it comes from, and what the viewer may do with it. A creator changes only their own. */
export function FactRow({ conversation, fact, onLeave }: FactRowProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const save = useSaveFact(conversation);
  const { content, is_pinned } = fact;
  const isPinned = is_pinned === 1;
  if (isEditing)
    return (
      <li className="py-3">
        <FactForm
          label={t('memory.correct')}
          initial={content}
          submitLabel={t('common.save')}
          isSaving={save.isPending}
          error={save.error ? errorText(save.error) : undefined}
          onSubmit={(words, clientId) =>
            save.mutate({ fact, content: words, isPinned, clientId }, { onSuccess: () => setEditing(false) })
          }
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  const mayChange = conversation.side === 'fan' || fact.author === 'creator';
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 grow py-1.5">
        <p dir="auto" className="wrap-anywhere font-medium">
          {isPinned && (
            <Pin role="img" aria-label={t('memory.pinned')} className="me-1.5 inline size-4 text-lamp-ink" />
          )}
          {content}
        </p>
        <p className="text-caption text-ink-soft">
          {t(`memory.kind.${fact.kind}`)} ·{' '}
          <Origin conversation={conversation} fact={fact} onLeave={onLeave} />
          {fact.chat_no !== conversation.chat_no && ` · ${t('memory.ofOther')}`}
        </p>
      </div>
      {mayChange && <FactButtons conversation={conversation} fact={fact} onEdit={() => setEditing(true)} />}
    </li>
  );
}

type FactButtonsProps = Pick<FactRowProps, 'conversation' | 'fact'> & { onEdit: () => void };

function FactButtons({ conversation, fact, onEdit }: FactButtonsProps) {
  const { t } = useTranslation();
  const save = useSaveFact(conversation);
  const forget = useForget(conversation);
  const { content, is_pinned } = fact;
  const isPinned = is_pinned === 1;
  const PinIcon = isPinned ? PinOff : Pin;
  const pin = () =>
    save.mutate(
      { fact, content, isPinned: !isPinned, clientId: crypto.randomUUID() },
      { onError: (error) => toast('error', errorText(error)) },
    );
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t(isPinned ? 'memory.unpin' : 'memory.pin', { fact: content })}
        disabled={save.isPending}
        icon={<PinIcon className="size-4.5" />}
        onClick={pin}
      />
      <IconButton
        label={t('memory.edit', { fact: content })}
        icon={<Pencil className="size-4.5" />}
        onClick={onEdit}
      />
      <IconButton
        label={t('memory.forget', { fact: content })}
        disabled={forget.isPending}
        icon={<Trash2 className="size-4.5" />}
        onClick={() => forget.mutate(fact)}
      />
    </div>
  );
}

function Origin({ conversation, fact, onLeave }: FactRowProps) {
  const { t } = useTranslation();
  const { author, source } = fact;
  if (source && author === 'companion')
    return (
      <Link
        to={paths.conversation(conversation.char_id, source.seq, fact.chat_no)}
        onClick={onLeave}
        className="text-lamp-ink underline"
      >
        {t('memory.source')}
      </Link>
    );
  const isOwn = author === conversation.side;
  if (isOwn) return t('memory.byYou');
  return t(
    author === 'companion' ? 'memory.byCompanion' : author === 'fan' ? 'memory.byFan' : 'memory.byCreator',
  );
}

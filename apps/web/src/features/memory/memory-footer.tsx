import type { Memory } from '@kindred/contract/memory/calls';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { downloadMemory } from './download-memory.ts';
import { type Remembered, useForget } from './memory.queries.ts';

export function MemoryFooter({ conversation, memory }: { conversation: Remembered; memory: Memory }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const forget = useForget(conversation);
  const download = useMutation({
    mutationFn: () => downloadMemory(conversation),
    onError: (error) => toast('error', errorText(error)),
  });
  if (isAsking)
    return (
      <div role="alertdialog" aria-label={t('memory.forgetAll')} className="flex flex-wrap justify-end gap-2">
        <p className="grow basis-full">{t('memory.forgetAllText')}</p>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="danger"
          autoFocus
          isLoading={forget.isPending}
          onClick={() => forget.mutate('all', { onSettled: () => setAsking(false) })}
        >
          {t('memory.forgetAllConfirm')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button variant="quiet" isLoading={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('memory.export')}
      </Button>
      {(memory.facts.length > 0 || memory.summary !== '') && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          {t('memory.forgetAll')}
        </Button>
      )}
    </div>
  );
}

import type { ChatMessage } from '@kindred/contract/chat/calls';
import {
  badReasons,
  goodReasons,
  type RatingReason,
  ratingNoteMaxLength,
} from '@kindred/contract/companion/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { storeMessage } from '../../thread/thread-cache.ts';

type RatingDialogProps = { message: ChatMessage; rating: 1 | -1 } & DialogProps;

/** Asks why an answer was good or bad; the thumb itself is stored already. */
export function RatingDialog({ message, rating, onClose }: RatingDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reasons, setReasons] = useState<readonly RatingReason[]>([]);
  const [note, setNote] = useState('');
  const send = useMutation({
    mutationFn: () =>
      call('rateAnswer', { msg_id: message.msg_id, rating, reasons: [...reasons], note: note.trim() }),
    onSuccess: (changed) => {
      storeMessage(client, changed);
      onClose();
    },
  });
  const toggle = (reason: RatingReason) =>
    setReasons((chosen) =>
      chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason],
    );
  return (
    <Dialog
      title={t(rating === 1 ? 'rating.goodTitle' : 'rating.badTitle')}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={() => onClose()}>
            {t('common.skip')}
          </Button>
          <Button
            isLoading={send.isPending}
            disabled={reasons.length === 0 && note.trim() === ''}
            onClick={() => send.mutate()}
          >
            {t('rating.send')}
          </Button>
        </div>
      }
    >
      <p className="pb-3 text-ink-soft">{t('rating.lead')}</p>
      <div className="flex flex-wrap gap-2 pb-4">
        {(rating === 1 ? goodReasons : badReasons).map((reason) => (
          <ReasonChip
            key={reason}
            reason={reason}
            isChosen={reasons.includes(reason)}
            onToggle={() => toggle(reason)}
          />
        ))}
      </div>
      <TextArea
        label={t('rating.note')}
        error={send.error ? errorText(send.error) : undefined}
        value={note}
        maxLength={ratingNoteMaxLength}
        className="min-h-16"
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}

type ReasonChipProps = { reason: RatingReason; isChosen: boolean; onToggle: () => void };

function ReasonChip({ reason, isChosen, onToggle }: ReasonChipProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className={classNames(
        'h-11 rounded-full border px-4 transition',
        isChosen ? 'border-action bg-action text-on-action' : 'border-line-strong hover:bg-sunken',
      )}
    >
      {t(`rating.reason.${reason}`)}
    </button>
  );
}

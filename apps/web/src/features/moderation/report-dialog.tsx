import { type ReportReason, reportDetailMaxLength, reportReasons } from '@kindred/contract/posting/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import type { Reported } from './report.dialog.ts';

/** Asks what is wrong with a post or a comment, and hands it on. */
export function ReportDialog({ type, id, name, onClose }: Reported & DialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call('createReport', { reported_id: id, reported_type: type, reason: chosen, detail: detail.trim() }),
    onSuccess: () => {
      toast('success', t('report.done'));
      onClose();
    },
    onError: (error) => toast('warning', errorText(error)),
  });
  return (
    <Dialog
      title={t(type === 1 ? 'report.title' : 'report.commentTitle')}
      footer={
        <Button
          size="large"
          className="w-full"
          isDimmed={!reason}
          isLoading={report.isPending}
          onClick={() => reason && report.mutate(reason)}
        >
          {t('report.send')}
        </Button>
      }
    >
      <p className="text-ink-soft">{t('report.lead', { name })}</p>
      <fieldset className="my-4">
        <legend className="mb-1 font-semibold">{t('report.reason')}</legend>
        {reportReasons.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-4.5 shrink-0 accent-accent"
            />
            {t(`report.reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('report.detail')}
        maxLength={reportDetailMaxLength}
        value={detail}
        onChange={(event) => setDetail(event.target.value)}
      />
    </Dialog>
  );
}

import { type ReportReason, reportDetailMaxLength } from '@kindred/contract/moderation/limits';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { ReasonField } from './reason-field.tsx';
import type { ReportProps } from './report.dialog.ts';
import { useCreateReport } from './use-create-report.ts';

export function ReportDialog({ kind, id, name, onBlock, onClose }: ReportProps & DialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const [isBlocking, setBlocking] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const report = useCreateReport({ kind, id, name }, () => {
    onClose();
    if (isBlocking) onBlock?.();
  });
  const firstReason = useRef<HTMLInputElement>(null);
  const send = () => {
    if (reason) return report.mutate({ reason, detail });
    setReminded(true);
    firstReason.current?.focus();
  };
  return (
    <Dialog
      title={t(`report.titles.${kind}`, { name })}
      footer={
        <Button
          size="large"
          className="w-full"
          isDimmed={!reason}
          isLoading={report.isPending}
          onClick={send}
        >
          {t('report.send')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {t('report.lead', { name })}
        {kind === 'message' && ` ${t('report.messageContext')}`}
        {kind === 'conversation' && ` ${t('report.conversationContext')}`}
      </p>
      <ReasonField
        value={reason}
        isMissing={isReminded && !reason}
        firstRef={firstReason}
        onChange={setReason}
      />
      <TextArea
        label={t('report.detail')}
        maxLength={reportDetailMaxLength}
        value={detail}
        onChange={(event) => setDetail(event.target.value)}
      />
      {onBlock && <BlockSwitch name={name} isOn={isBlocking} onChange={setBlocking} />}
    </Dialog>
  );
}

type BlockSwitchProps = { name: string; isOn: boolean; onChange: (isOn: boolean) => void };

function BlockSwitch({ name, isOn, onChange }: BlockSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-2">
      <Switch
        label={t('report.alsoBlock', { name })}
        hint={t('report.alsoBlockHint')}
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  );
}

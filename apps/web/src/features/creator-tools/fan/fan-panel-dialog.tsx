import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { FanPanel } from './fan-panel.tsx';

type FanPanelDialogProps = { userId: string; name: string; memory: ReactNode } & DialogProps<string>;

/** The panel about a fan as a sheet, where there is no room beside the conversation. */
export function FanPanelDialog({ userId, name, memory, onClose }: FanPanelDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('fan.title', { name })}>
      <FanPanel userId={userId} name={name} memory={memory} onInsert={onClose} />
    </Dialog>
  );
}

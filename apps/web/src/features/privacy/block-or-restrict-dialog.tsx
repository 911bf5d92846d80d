import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { useBlockOrRestrict, type Way } from './use-block-or-restrict.ts';

type BlockOrRestrictProps = { way: Way; id: string; name: string; isOn: boolean } & DialogProps<boolean>;

const words = {
  block: {
    on: { title: 'privacy.blockTitle', text: 'privacy.blockText', action: 'privacy.block' },
    off: { title: 'privacy.unblockTitle', text: 'privacy.unblockText', action: 'privacy.unblock' },
  },
  restrict: {
    on: { title: 'privacy.restrictTitle', text: 'privacy.restrictText', action: 'privacy.restrict' },
    off: { title: 'privacy.unrestrictTitle', text: 'privacy.unrestrictText', action: 'privacy.unrestrict' },
  },
} as const;

export function BlockOrRestrictDialog({ way, id, name, isOn, onClose }: BlockOrRestrictProps) {
  const { t } = useTranslation();
  const change = useBlockOrRestrict(way);
  const { title, text, action } = words[way][isOn ? 'on' : 'off'];
  // The hook shows a failure; the dialog then stays open for another try.
  const act = () =>
    change.mutateAsync({ id, isOn }).then(
      () => onClose(true),
      () => undefined,
    );
  return (
    <Dialog title={t(title, { name })}>
      <p className="text-ink-soft">{t(text)}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onClick={() => onClose()}>
          {t('common.cancel')}
        </Button>
        <Button variant={isOn ? 'danger' : 'primary'} isLoading={change.isPending} onClick={() => void act()}>
          {t(action)}
        </Button>
      </div>
    </Dialog>
  );
}

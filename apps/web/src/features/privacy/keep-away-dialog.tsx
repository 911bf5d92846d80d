import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { useKeepAway, type Way } from './use-keep-away.ts';

type KeepAwayProps = { way: Way; id: string; name: string; isOn: boolean } & DialogProps<boolean>;

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

/** Says what blocking or restricting means, and does it. */
export function KeepAwayDialog({ way, id, name, isOn, onClose }: KeepAwayProps) {
  const { t } = useTranslation();
  const keepAway = useKeepAway(way);
  const { title, text, action } = words[way][isOn ? 'on' : 'off'];
  // A failure is told by the hook; then the dialog stays for another try.
  const act = () =>
    keepAway.mutateAsync({ id, isOn }).then(
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
        <Button
          variant={isOn ? 'danger' : 'primary'}
          isLoading={keepAway.isPending}
          onClick={() => void act()}
        >
          {t(action)}
        </Button>
      </div>
    </Dialog>
  );
}

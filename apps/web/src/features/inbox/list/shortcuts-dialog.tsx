import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const shortcuts = [
  ['↑ ↓', 'shortcut.move'],
  ['Home End', 'shortcut.ends'],
  ['Enter', 'shortcut.open'],
  ['P', 'shortcut.pin'],
  ['M', 'shortcut.mute'],
  ['E', 'shortcut.archive'],
  ['U', 'shortcut.unread'],
  ['Delete', 'shortcut.clear'],
  ['↑', 'shortcut.changeLast'],
  ['?', 'shortcut.help'],
] as const;

export function ShortcutsDialog() {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcut.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-control border border-line-strong bg-sunken px-2 py-1 font-medium">
                {keys}
              </kbd>
            </dt>
            <dd className="text-ink-soft">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

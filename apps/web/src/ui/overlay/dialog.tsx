import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useDialogLayer } from './dialog-stack.tsx';

type DialogLayoutProps = {
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
  footer?: ReactNode;
  /** What has the focus first; the close button without it. */
  focusFirst?: RefObject<HTMLElement | null>;
};

/** The layout of every dialog: a sheet from below on phones, a card on larger screens. */
export function Dialog({ title, isTitleHidden = false, children, footer, focusFirst }: DialogLayoutProps) {
  const { t } = useTranslation();
  const { onClose, above } = useDialogLayer();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-dialog grid grid-cols-1 items-end overflow-hidden sm:place-items-center sm:p-6">
          <Base.Popup className={popup} initialFocus={focusFirst}>
            <header className="flex items-center justify-end gap-2 py-3 pe-3 ps-6">
              <Base.Title className={classNames('grow font-bold text-title', isTitleHidden && 'sr-only')}>
                {title}
              </Base.Title>
              <IconButton
                label={t('common.close')}
                icon={<X className="size-5" />}
                onClick={() => onClose()}
              />
            </header>
            <div className="min-h-0 grow overflow-y-auto px-6 pb-6">{children}</div>
            {footer && (
              <footer className="border-line border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}

const popup = classNames(
  'flex max-h-[92dvh] w-full animate-rise flex-col bg-surface text-ink shadow-float outline-none',
  'rounded-t-sheet sm:max-w-md sm:rounded-sheet',
);

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialogLayer } from './dialog-stack.tsx';

type FullScreenDialogProps = { children: ReactNode; ref?: Ref<HTMLDivElement> };

/** A dialog that fills the screen; its content has a `ViewerTitle`. */
export function FullScreenDialog({ children, ref }: FullScreenDialogProps) {
  const { t } = useTranslation();
  const { onClose, above } = useDialogLayer();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Popup
          ref={ref}
          className="fixed inset-0 z-dialog animate-fade bg-black text-white outline-none"
        >
          {children}
          <button
            type="button"
            aria-label={t('common.close')}
            onClick={() => onClose()}
            className="absolute start-[max(0.75rem,env(safe-area-inset-left))] top-[max(0.75rem,env(safe-area-inset-top))] grid size-11 place-items-center rounded-full bg-black/45 transition hover:bg-white/20 focus-visible:outline-white"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </Base.Popup>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}

export function ViewerTitle({ children }: { children: string }) {
  return <Base.Title className="sr-only">{children}</Base.Title>;
}

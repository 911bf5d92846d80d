import { ImagePlus, Images, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { clipTypes, imageTypes } from '../../media/file-kinds.ts';
import type { Attachments } from './use-attachments.ts';
import { vaultPickerDialog } from './vault-picker.dialog.ts';

type AttachButtonProps = {
  attachments: Attachments;
  /** Creators choose among what they have uploaded before as well. */
  hasVault: boolean;
};

/** Adds photos and videos to the message: of this device, or of the vault. */
export function AttachButton({ attachments, hasVault }: AttachButtonProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  const choose = async () => {
    const chosen = await openDialog(vaultPickerDialog, {});
    if (chosen) attachments.addStored(chosen);
  };
  const button = (onClick?: () => void) => (
    <IconButton
      label={t('attachment.add')}
      tooltipSide="top"
      icon={<Plus className="size-6" />}
      className="shrink-0"
      {...(onClick && { onClick })}
    />
  );
  return (
    <>
      {hasVault ? (
        <Menu
          trigger={button()}
          entries={[
            { label: t('attachment.device'), icon: <ImagePlus aria-hidden="true" />, onSelect: pick },
            {
              label: t('attachment.vault'),
              icon: <Images aria-hidden="true" />,
              onSelect: () => void choose(),
            },
          ]}
        />
      ) : (
        button(pick)
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('attachment.device')}
        accept={[...imageTypes, ...clipTypes].join(',')}
        onChange={({ target }) => {
          attachments.addFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

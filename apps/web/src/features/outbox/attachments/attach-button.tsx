import { messageMediaMax } from '@kindred/contract/chat/limits';
import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { ImagePlus, Images, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';
import { clipTypes, imageTypes } from '../../media/file-kinds.ts';
import type { Attachment } from './attachment.ts';
import type { Attachments } from './use-attachments.ts';
import { vaultPickerDialog } from './vault-picker.dialog.ts';

type AttachButtonProps = {
  attachments: Attachments;
  /** Creators choose among what they have uploaded before as well. */
  hasVault: boolean;
  /** The fan who gets it. */
  userId?: string | undefined;
  /** What else can be put into a message. */
  more?: readonly MenuEntry[];
};

/** Opens what a message can take along: photos and videos of this device or of the vault, and `more`. */
export function AttachButton({ attachments, hasVault, userId, more = [] }: AttachButtonProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  const choose = async () => {
    const max = messageMediaMax - attachments.items.length;
    const chosen = await openDialog(vaultPickerDialog, { userId, max });
    if (chosen) attachments.addStored(chosen.map(toAttachment));
  };
  const vault = {
    label: t('attachment.vault'),
    icon: <Images aria-hidden="true" />,
    onSelect: () => void choose(),
  };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton
            label={t('attachment.add')}
            tooltipSide="top"
            icon={<Plus className="size-6" />}
            className="shrink-0"
          />
        }
        entries={[
          { label: t('attachment.device'), icon: <ImagePlus aria-hidden="true" />, onSelect: pick },
          ...(hasVault ? [vault] : []),
          ...more,
        ]}
      />
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

function toAttachment({ media_id, item }: VaultItem): Attachment {
  const { placeholder, image: url } = item;
  return { id: crypto.randomUUID(), kind: item.type, name: '', mediaId: media_id, placeholder, url };
}

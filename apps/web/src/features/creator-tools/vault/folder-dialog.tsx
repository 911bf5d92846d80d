import type { VaultFolder } from '@kindred/contract/creator-tools/vault-calls';
import { vaultFolderNameMax } from '@kindred/contract/creator-tools/limits';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { useDeleteFolder, useSaveFolder } from './use-vault.ts';

export function FolderDialog({ folder, onClose }: { folder?: VaultFolder } & DialogProps<string>) {
  const { t } = useTranslation();
  const [name, setName] = useState(folder?.name ?? '');
  const save = useSaveFolder(onClose);
  const remove = useDeleteFolder(() => onClose('deleted'));
  const send = () => {
    if (name.trim()) save.mutate({ folderId: folder?.folder_id, name: name.trim() });
  };
  return (
    <Dialog title={t(folder ? 'vault.changeFolder' : 'vault.newFolder')}>
      <form action={send} className="flex flex-col gap-4">
        <Input
          label={t('vault.folderName')}
          required
          maxLength={vaultFolderNameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {save.error && (
          <p role="alert" className="text-danger">
            {errorText(save.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={save.isPending}>
            {t('common.save')}
          </Button>
          {folder && (
            <Button
              variant="secondary"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(folder.folder_id)}
            >
              {t('vault.deleteFolder')}
            </Button>
          )}
        </div>
        {folder && <p className="text-caption text-ink-soft">{t('vault.deleteHint')}</p>}
      </form>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { FolderPlus, Pencil } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { vaultFoldersQuery } from '../creator-tools.queries.ts';
import { folderDialog } from './folder.dialog.ts';

type VaultFoldersProps = { folderId: string; onChoose: (folderId: string) => void };

/** The folders as chips, and the ways to make one and to change the chosen one. */
export function VaultFolders({ folderId, onChoose }: VaultFoldersProps) {
  const { t } = useTranslation();
  const folders = useQuery(vaultFoldersQuery).data?.list ?? [];
  const chosen = folders.find((folder) => folder.folder_id === folderId);
  const edit = async () => {
    const end = await openDialog(folderDialog, chosen ? { folder: chosen } : {});
    if (end === 'deleted') onChoose('');
    else if (end) onChoose(end);
  };
  const choices = folders.map(({ folder_id, name, count }) => ({
    value: folder_id,
    label: t('vault.folderWith', { name, count }),
  }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {folders.length > 0 && (
        <ChoiceChips
          label={t('vault.folders')}
          choices={[{ value: '', label: t('vault.allFolders') }, ...choices]}
          value={folderId}
          onChange={onChoose}
        />
      )}
      <Button variant="secondary" size="small" onClick={() => void edit()}>
        {chosen ? (
          <Pencil aria-hidden="true" className="size-4" />
        ) : (
          <FolderPlus aria-hidden="true" className="size-4" />
        )}
        {t(chosen ? 'vault.changeFolder' : 'vault.newFolder')}
      </Button>
    </div>
  );
}

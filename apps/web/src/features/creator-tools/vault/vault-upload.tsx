import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { clipTypes, imageTypes } from '../../media/file-kinds.ts';
import { UploadState } from '../../posting/uploads/upload-state.tsx';
import { useVaultUploads } from './use-vault-uploads.ts';

/** Uploads files without a post; those on their way stand below the button. */
export function VaultUpload({ folderId }: { folderId: string }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const { items, add, pause, resume } = useVaultUploads(folderId);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5" />
        {t('vault.upload')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('vault.upload')}
        accept={[...imageTypes, ...clipTypes].join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {items.length > 0 && (
        <ul aria-label={t('vault.uploading')} className="flex w-full gap-3 overflow-x-auto">
          {items.map(({ id, upload, localUrl, posterUrl, kind }) => (
            <li key={id} className="relative aspect-3/4 w-36 shrink-0 overflow-hidden rounded-card bg-sunken">
              {(kind === 'image' || posterUrl) && (
                <img src={posterUrl ?? localUrl} alt="" className="size-full object-cover" />
              )}
              <UploadState upload={upload} onPause={() => pause(id)} onResume={() => resume(id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Pictures that somebody shows to staff. They open beside the desk, and each look is logged. */
export function CaseFiles({ files }: Pick<StaffCase, 'files'>) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="font-semibold">{t('desk.files')}</h3>
      <p className="text-caption text-ink-soft">{t('desk.looked')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {files.map(({ file_id, url }, index) => (
          <li key={file_id}>
            <a href={url} target="_blank" rel="noreferrer" className="inline-block py-2 underline">
              {t('desk.file.attachment', { number: String(index + 1) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

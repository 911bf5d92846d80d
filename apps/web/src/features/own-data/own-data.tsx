import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ExportPanel } from './export-panel.tsx';
import { StoredData } from './stored-data.tsx';

/** What is stored of me, and all of it as a file. */
export function OwnData() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">{t('ownData.lead')}</p>
      <ExportPanel />
      <StoredData />
      <Link to={paths.setting('account/deleteAccount')} className={`${buttonClass('secondary')} self-start`}>
        {t('ownData.delete')}
      </Link>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { SupportForm } from './support-form.tsx';
import { TicketList } from './ticket-list.tsx';

export function TalkToSupport() {
  const { t } = useTranslation();
  const link = (words: ReactNode) => (
    <Link to={paths.setting('help/helpCenter')} className="underline hover:text-ink">
      {words}
    </Link>
  );
  return (
    <div className="flex flex-col gap-8">
      <div className="text-ink-soft">
        <p>{t('prefs.support.lead')}</p>
        <p>
          <RichText text="prefs.support.answers" parts={{ link }} />
        </p>
      </div>
      <SupportForm />
      <TicketList />
    </div>
  );
}

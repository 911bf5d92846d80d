import { autoMessageName } from '@kindred/contract/auto-messages/limits';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import type { Attachments } from '../outbox/attachments/use-attachments.ts';
import { useUser } from '../users/users.queries.ts';
import { PreviewMedia } from './preview-media.tsx';

export function AutoMessagePreview({ content, attachments }: { content: string; attachments: Attachments }) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <section aria-label={t('prefs.auto.preview')} className="rounded-card bg-sunken p-5">
      <h3 className="mb-4 text-caption text-ink-soft">{t('prefs.auto.preview')}</h3>
      <div className="flex items-end gap-3">
        <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size="small" />
        <div className="min-w-0">
          <p className="mb-1 text-caption text-ink-soft">{t('chat.labelAutomated')}</p>
          <div className="rounded-card rounded-es-md border border-line bg-surface px-4 py-2.5">
            <PreviewMedia attachments={attachments} />
            <p dir="auto" className="whitespace-pre-wrap">
              {content.replaceAll(autoMessageName, t('prefs.auto.previewName'))}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

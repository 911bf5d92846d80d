import { autoMessageName } from '@kindred/contract/auto-messages.limits';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useUser } from '../users/users.queries.ts';

/** The message as it stands in a fan's conversation. */
export function AutoMessagePreview({ content }: { content: string }) {
  const { s, t } = useSettingsTexts();
  const user = useUser();
  return (
    <section aria-label={s('auto.preview')} className="rounded-card bg-sunken p-5">
      <h3 className="mb-4 text-caption text-ink-soft">{s('auto.preview')}</h3>
      <div className="flex items-end gap-3">
        <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size="small" />
        <div className="min-w-0">
          <p className="mb-1 text-caption text-ink-soft">{t('chat.labelAutomated')}</p>
          <p className="whitespace-pre-wrap rounded-card rounded-bl-md border border-line bg-surface px-4 py-2.5">
            {content.replaceAll(autoMessageName, s('auto.previewName'))}
          </p>
        </div>
      </div>
    </section>
  );
}

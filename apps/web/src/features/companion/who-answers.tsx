import type { UserData } from '@kindred/contract/users/calls';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { chatModeDialog } from '../users/chat-mode.dialog.ts';
import { useUser } from '../users/users.queries.ts';

/** Who answers a creator's fans: their companion or they themselves. */
export function WhoAnswers() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return <Skeleton className="h-36 rounded-card" />;
  const choose = (mode: UserData['chat_mode']) => {
    if (mode !== user.chat_mode) void openDialog(chatModeDialog, { mode });
  };
  return (
    <CardSection title={t('prefs.chat.who')}>
      <RadioList
        label={t('prefs.chat.who')}
        options={[
          { value: '0', label: t('mode.ai'), hint: t('mode.aiHint') },
          { value: '1', label: t('mode.manual'), hint: t('mode.manualHint') },
        ]}
        value={String(user.chat_mode)}
        onChange={(mode) => choose(mode === '1' ? 1 : 0)}
      />
    </CardSection>
  );
}

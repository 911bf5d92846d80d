import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useSetChatMode } from '../users/use-set-chat-mode.ts';
import { useUser } from '../users/users.queries.ts';

/** Who answers a creator's fans: their companion or they themselves. */
export function WhoAnswers() {
  const { t } = useTranslation();
  const user = useUser();
  const setMode = useSetChatMode();
  if (!user) return <Skeleton className="h-36 rounded-card" />;
  const shown = setMode.isPending ? setMode.variables : user.chat_mode;
  return (
    <CardSection title={t('prefs.chat.who')}>
      <RadioList
        label={t('prefs.chat.who')}
        options={[
          { value: '0', label: t('mode.ai'), hint: t('mode.aiHint') },
          { value: '1', label: t('mode.manual'), hint: t('mode.manualHint') },
        ]}
        value={String(shown)}
        isDisabled={setMode.isPending}
        onChange={(mode) => setMode.mutate(mode === '1' ? 1 : 0)}
      />
    </CardSection>
  );
}

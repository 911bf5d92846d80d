import type { UserData } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { PresenceChoice } from '../characters/presence-choice.tsx';
import { chatModeDialog } from '../users/chat-mode.dialog.ts';
import { useUser } from '../users/users.queries.ts';
import { companionCardQuery } from './companion.queries.ts';
import { CompanionCardForm } from './companion-card-form.tsx';

/** Who answers a creator's fans, and what the companion knows of itself. */
export function EditChat() {
  const { data: card, error, refetch } = useQuery(companionCardQuery);
  return (
    <div className="flex flex-col gap-8">
      <WhoAnswers />
      <PresenceChoice />
      {error && !card && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!card && !error && <Skeleton className="h-128 rounded-card" />}
      {card && <CompanionCardForm card={card} />}
    </div>
  );
}

function WhoAnswers() {
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

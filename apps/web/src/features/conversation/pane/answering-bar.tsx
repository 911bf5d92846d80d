import type { ChatListItem } from '@kindred/contract/chat/calls';
import { type AnswerMode, answerModes } from '@kindred/contract/chat/limits';
import type { UserData } from '@kindred/contract/users/calls';
import {
  Check,
  ClipboardList,
  Eye,
  Hand,
  type LucideIcon,
  PencilLine,
  Settings2,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useSetConversationMode } from './use-set-conversation-mode.ts';

type AnsweringBarProps = {
  conversation: ChatListItem;
  defaultMode: UserData['chat_mode'];
  /** Shows and hides what was said so far. */
  brief?: { isOpen: boolean; onToggle: () => void };
};

const icons: Record<AnswerMode, LucideIcon> = {
  auto: Sparkles,
  supervised: Eye,
  draft: PencilLine,
  off: UserRound,
};

/** Tells a creator who answers this fan, and switches it for this conversation alone. */
export function AnsweringBar({ conversation, defaultMode, brief }: AnsweringBarProps) {
  const { t } = useTranslation();
  const setMode = useSetConversationMode(conversation);
  const { mode, handover, care } = conversation;
  const isManual = conversation.chat_mode === 1;
  const answered = conversation.answered ?? (isManual ? 'off' : 'auto');
  const isCareOn = care?.is_on === 1;
  const Icon = handover ? Hand : isCareOn ? UserRound : icons[answered];
  const briefEntry = ({ isOpen, onToggle }: NonNullable<typeof brief>) => {
    const BriefIcon = isOpen ? Check : ClipboardList;
    return { label: t('brief.title'), icon: <BriefIcon aria-hidden="true" />, onSelect: onToggle };
  };
  // What is the default anyway follows the default again.
  const other = (isManual ? 0 : 1) === defaultMode ? 'default' : isManual ? 'auto' : 'off';
  const choices = [...answerModes, 'default'] as const;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-sunken px-4 py-2">
      <p className="flex min-w-0 grow basis-40 items-center gap-2 text-caption">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-lamp-ink" />
        <span>
          {handover && <strong className="font-semibold">{t(`handover.${handover}`)} </strong>}
          {isCareOn
            ? t(care.has_creator_come === 1 ? 'care.answeringYou' : 'care.answering')
            : t(`answers.${answered}`)}
          {mode !== null && !handover && ` ${t('chat.barOwn')}`}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="secondary"
          isLoading={setMode.isPending}
          onClick={() => setMode.mutate(other)}
        >
          {t(isManual ? 'chat.handOver' : 'chat.takeOver')}
        </Button>
        <Menu
          trigger={<IconButton label={t('answers.choose')} icon={<Settings2 className="size-5" />} />}
          entries={[
            ...(brief ? [briefEntry(brief)] : []),
            ...choices.map((choice) => {
              const isChosen = choice === (mode ?? 'default');
              const ChoiceIcon = isChosen ? Check : choice === 'default' ? Settings2 : icons[choice];
              return {
                label: t(`answerMode.${choice}`),
                icon: <ChoiceIcon aria-hidden="true" />,
                onSelect: () => !isChosen && setMode.mutate(choice),
              };
            }),
          ]}
        />
      </div>
    </div>
  );
}

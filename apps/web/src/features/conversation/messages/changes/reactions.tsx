import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ownReaction, useReact } from './use-react.ts';

type ReactionsProps = { conversation: ChatListItem; message: ChatMessage };

export function Reactions({ conversation, message }: ReactionsProps) {
  const emoji = [...new Set([message.fan_reaction, message.creator_reaction])].filter(
    (reaction) => reaction !== null,
  );
  return emoji.length > 0 && <Row conversation={conversation} message={message} emoji={emoji} />;
}

function Row({ conversation, message, emoji }: ReactionsProps & { emoji: readonly ReactionEmoji[] }) {
  const { t } = useTranslation();
  const react = useReact(conversation);
  const { fan_reaction, creator_reaction } = message;
  const own = ownReaction(conversation, message);
  return (
    <div className="z-1 -mt-1.5 flex gap-1 px-2">
      {emoji.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-pressed={reaction === own}
          aria-label={t('chat.reactedWith', {
            emoji: reaction,
            count: Number(reaction === fan_reaction) + Number(reaction === creator_reaction),
          })}
          onClick={() => react(message, reaction)}
          className={classNames(
            'touch-target rounded-full border bg-surface px-2 py-0.5 text-caption leading-tight',
            reaction === own ? 'border-action' : 'border-line',
          )}
        >
          {reaction}
          {fan_reaction === creator_reaction && <span className="ms-1 tabular-nums">2</span>}
        </button>
      ))}
    </div>
  );
}

import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ownReaction, useReact } from './use-react.ts';

type ReactionsProps = { conversation: ChatListItem; message: ChatMessage };

/** What the two have reacted with; a click adds mine to theirs or takes mine away. */
export function Reactions({ conversation, message }: ReactionsProps) {
  const emoji = [...new Set([message.fan_reaction, message.creator_reaction])].filter((one) => one !== null);
  return emoji.length > 0 && <Row conversation={conversation} message={message} emoji={emoji} />;
}

function Row({ conversation, message, emoji }: ReactionsProps & { emoji: readonly ReactionEmoji[] }) {
  const { t } = useTranslation();
  const react = useReact(conversation);
  const { fan_reaction, creator_reaction } = message;
  const own = ownReaction(conversation, message);
  return (
    <div className="z-1 -mt-1.5 flex gap-1 px-2">
      {emoji.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === own}
          aria-label={t('chat.reactedWith', {
            emoji: one,
            count: Number(one === fan_reaction) + Number(one === creator_reaction),
          })}
          onClick={() => react(message, one)}
          className={classNames(
            'touch-target rounded-full border bg-surface px-2 py-0.5 text-caption leading-tight',
            one === own ? 'border-accent-ink' : 'border-line',
          )}
        >
          {one}
          {fan_reaction === creator_reaction && <span className="ms-1 tabular-nums">2</span>}
        </button>
      ))}
    </div>
  );
}

import type { ChatListItem } from '@kindred/contract/chat/calls';
import { messageMaxLength } from '@kindred/contract/chat/limits';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDraft } from './use-draft.ts';

type ComposerProps = { conversation: ChatListItem; onSend: (content: string) => void };

const warnBelow = 200;

/** Where to write. What is typed stays when one goes elsewhere and comes back. */
export function Composer({ conversation, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [draft, setDraft] = useDraft(conversation);
  const content = draft.trim();
  const left = messageMaxLength - draft.length;
  const send = () => {
    if (content === '') return;
    onSend(content);
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Chinese, Japanese), Enter belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-line border-t bg-canvas px-3 py-3 sm:px-4"
    >
      <div className="mx-auto flex max-w-3xl items-end gap-2 rounded-[1.75rem] border border-line-strong bg-surface py-1.5 pr-1.5 pl-5 transition focus-within:border-accent-ink">
        <textarea
          rows={1}
          dir="auto"
          value={draft}
          maxLength={messageMaxLength}
          aria-label={t('chat.composer', { name: conversation.nickname })}
          aria-describedby={hintId}
          placeholder={t('chat.composer', { name: conversation.nickname })}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent py-2.5 outline-none placeholder:truncate placeholder:text-ink-faint"
        />
        <button
          type="submit"
          aria-label={t('chat.send')}
          disabled={content === ''}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition hover:bg-accent-hover active:scale-95 disabled:bg-sunken disabled:text-ink-faint"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p id={hintId} className="sr-only">
        {t('chat.sendHint')}
      </p>
      {left <= warnBelow && (
        <p
          aria-live="polite"
          className="mx-auto max-w-3xl pt-1 text-right text-caption text-ink-faint tabular-nums"
        >
          {t('chat.left', { count: left })}
        </p>
      )}
    </form>
  );
}

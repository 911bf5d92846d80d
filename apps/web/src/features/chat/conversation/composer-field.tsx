import { messageMaxLength } from '@kindred/contract/chat/limits';
import { Check, SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

type ComposerFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Gets the words without spaces around them, and is not called without words. */
  onSubmit: (content: string) => void;
  /** Escape, where there is something to leave. */
  onEscape?: (() => void) | undefined;
  isEditing?: boolean;
  isBusy?: boolean;
  /** Whether to begin to write at once. */
  isFocused?: boolean;
  /** What stands above the words. */
  children?: ReactNode;
};

const warnBelow = 200;

/** Where words are written: Enter sends. */
export function ComposerField(props: ComposerFieldProps) {
  const { label, value, onChange, onSubmit, onEscape, isEditing, isBusy, isFocused, children } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const content = value.trim();
  const left = messageMaxLength - value.length;
  const send = () => {
    if (content !== '' && !isBusy) onSubmit(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Chinese, Japanese), Enter and Escape belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return onEscape?.();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const Icon = isEditing ? Check : SendHorizontal;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-line border-t bg-canvas px-3 py-3 sm:px-4"
    >
      {children}
      <div className="mx-auto flex max-w-3xl items-end gap-2 rounded-[1.75rem] border border-line-strong bg-surface py-1.5 pr-1.5 pl-5 transition focus-within:border-accent-ink">
        <textarea
          rows={1}
          dir="auto"
          value={value}
          maxLength={messageMaxLength}
          aria-label={label}
          aria-describedby={hintId}
          placeholder={label}
          ref={isFocused ? focus : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent py-2.5 outline-none placeholder:truncate placeholder:text-ink-faint"
        />
        <button
          type="submit"
          aria-label={t(isEditing ? 'common.save' : 'chat.send')}
          disabled={content === '' || isBusy}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition hover:bg-accent-hover active:scale-95 disabled:bg-sunken disabled:text-ink-faint"
        >
          <Icon aria-hidden="true" className="size-5" />
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

function focus(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

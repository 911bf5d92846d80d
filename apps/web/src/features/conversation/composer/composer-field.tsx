import { messageMaxLength } from '@kindred/contract/chat/limits';
import { Check, SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';

type ComposerFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Gets the trimmed text; it is empty only where `hasMore`. */
  onSubmit: (content: string) => void;
  /** On Escape. */
  onEscape?: (() => void) | undefined;
  /** On arrow up in an empty field. */
  onArrowUp?: (() => void) | undefined;
  isEditing?: boolean;
  isBusy?: boolean;
  isFocused?: boolean;
  /** There are attachments. */
  hasMore?: boolean;
  /** Gets dropped and pasted files. */
  onFiles?: OnFiles | undefined;
  /** Stands before the text. */
  before?: ReactNode;
  /** Where emoji are wanted first: beside the text at all times, or once they were chosen elsewhere. */
  emoji?: 'shown' | 'hidden' | 'open';
  /** Stands in place of Send while there is nothing to send. */
  recorder?: ReactNode;
  /** Stands above the text. */
  children?: ReactNode;
};

const warnBelow = 200;

export function ComposerField(props: ComposerFieldProps) {
  const { label, value, onChange, onSubmit, isEditing, isBusy, children } = props;
  const { hasMore = false, onFiles, before, recorder, emoji = 'shown' } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const content = value.trim();
  const isEmpty = content === '' && !hasMore;
  const send = () => {
    if (!isEmpty && !isBusy) onSubmit(content);
  };
  const { field, insert, onKeyDown } = useTextArea(props, send);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => onFiles && event.preventDefault()}
      onDrop={(event) => onFiles && takeDropped(event, onFiles)}
      className="shrink-0 border-line border-t bg-canvas px-3 py-3 sm:px-4"
    >
      {children}
      <div
        className={classNames(
          'relative mx-auto flex max-w-3xl items-end gap-1 rounded-[1.75rem] border border-line-strong bg-surface py-1.5 pe-1.5 transition focus-within:border-action',
          before ? 'ps-1.5' : 'ps-5',
        )}
      >
        {before}
        <textarea
          rows={1}
          dir="auto"
          value={value}
          maxLength={messageMaxLength}
          aria-label={label}
          aria-describedby={hintId}
          placeholder={label}
          ref={field}
          onPaste={(event) => onFiles && takePasted(event, onFiles)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent py-2.5 outline-none placeholder:truncate placeholder:text-ink-faint"
        />
        {emoji !== 'hidden' && <EmojiButton onPick={insert} startsOpen={emoji === 'open'} />}
        {isEmpty && recorder ? (
          recorder
        ) : (
          <SubmitButton isEditing={isEditing ?? false} isDisabled={isEmpty || isBusy === true} />
        )}
      </div>
      <p id={hintId} className="sr-only">
        {t('chat.sendHint')}
      </p>
      <LengthLeft left={messageMaxLength - value.length} />
    </form>
  );
}

function useTextArea(
  { value, onChange, onEscape, onArrowUp, isFocused }: ComposerFieldProps,
  onEnter: () => void,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const insert = (text: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = from } = field.current ?? {};
    onChange(value.slice(0, from) + text + value.slice(to));
    // The caret moves behind the inserted text once that is drawn.
    requestAnimationFrame(() => field.current?.setSelectionRange(from + text.length, from + text.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Chinese or Japanese word is composed, Enter and Escape belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return onEscape?.();
    if (event.key === 'ArrowUp' && value === '') return onArrowUp?.();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onEnter();
  };
  return { field, insert, onKeyDown };
}

function SubmitButton({ isEditing, isDisabled }: { isEditing: boolean; isDisabled: boolean }) {
  const { t } = useTranslation();
  const Icon = isEditing ? Check : SendHorizontal;
  return (
    <button
      type="submit"
      aria-label={t(isEditing ? 'common.save' : 'chat.send')}
      disabled={isDisabled}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-on-action transition hover:bg-action-hover active:scale-95 disabled:bg-sunken disabled:text-ink-faint"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

function LengthLeft({ left }: { left: number }) {
  const { t } = useTranslation();
  if (left > warnBelow) return null;
  return (
    <p
      aria-live="polite"
      className="mx-auto max-w-3xl pt-1 text-end text-caption text-ink-faint tabular-nums"
    >
      {t('chat.left', { count: left })}
    </p>
  );
}

type OnFiles = (files: readonly File[]) => void;

function takePasted(event: ClipboardEvent, onFiles: OnFiles): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onFiles(files);
}

function takeDropped(event: DragEvent, onFiles: OnFiles): void {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  onFiles([...event.dataTransfer.files]);
}

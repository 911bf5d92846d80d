import type { ChatMessage } from '@kindred/contract/chat/calls';
import { ChevronLeft, ChevronRight, FastForward, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useRateAnswer } from '../rating/use-rate-answer.ts';

/** What can be done with the newest answer. */
export type AnswerActions = {
  /** One of it is under way. */
  isBusy: boolean;
  regenerate: (message: ChatMessage) => void;
  goOn: (message: ChatMessage) => void;
  choose: (message: ChatMessage, version: number) => void;
};

type AnswerBarProps = { message: ChatMessage; actions: AnswerActions };

/** Below the newest answer: its versions, regenerate, continue and rate. */
export function AnswerBar({ message, actions }: AnswerBarProps) {
  const { t } = useTranslation();
  const rate = useRateAnswer();
  const { isBusy, regenerate, goOn, choose } = actions;
  const { rating } = message;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1">
      {message.version_num > 1 && (
        <Versions message={message} isBusy={isBusy} onChoose={(version) => choose(message, version)} />
      )}
      <Button variant="quiet" size="small" disabled={isBusy} onClick={() => regenerate(message)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('chat.regenerate')}
      </Button>
      {seemsUnfinished(message) && (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => goOn(message)}>
          <FastForward aria-hidden="true" className="size-4" />
          {t('chat.goOn')}
        </Button>
      )}
      <IconButton
        label={t('chat.goodAnswer')}
        tooltipSide="top"
        aria-pressed={rating === 1}
        icon={<ThumbsUp className="size-4" />}
        onClick={() => rate(message, rating === 1 ? 0 : 1)}
      />
      <IconButton
        label={t('chat.badAnswer')}
        tooltipSide="top"
        aria-pressed={rating === -1}
        icon={<ThumbsDown className="size-4" />}
        onClick={() => rate(message, rating === -1 ? 0 : -1)}
      />
    </div>
  );
}

type VersionsProps = { message: ChatMessage; isBusy: boolean; onChoose: (version: number) => void };

function Versions({ message, isBusy, onChoose }: VersionsProps) {
  const { t } = useTranslation();
  const { version, version_num: count } = message;
  return (
    <div className="flex items-center">
      <IconButton
        label={t('chat.versionBefore')}
        tooltipSide="top"
        disabled={isBusy || version <= 1}
        icon={<ChevronLeft className="size-4.5" />}
        onClick={() => onChoose(version - 1)}
      />
      <span role="status" className="text-caption text-ink-soft tabular-nums">
        <span className="sr-only">{t('chat.version', { version, count })}</span>
        <span aria-hidden="true">
          {version}/{count}
        </span>
      </span>
      <IconButton
        label={t('chat.versionAfter')}
        tooltipSide="top"
        disabled={isBusy || version >= count}
        icon={<ChevronRight className="size-4.5" />}
        onClick={() => onChoose(version + 1)}
      />
    </div>
  );
}

function seemsUnfinished({ content, is_stopped }: ChatMessage): boolean {
  return is_stopped || /[\p{L}\p{N},;:，；：、]$/u.test(content.trimEnd());
}

import { trialMax } from '@kindred/contract/cards/limits';
import { RotateCcw, SendHorizontal, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftField } from '../draft/use-draft.ts';
import { PromptView } from './prompt-view.tsx';
import { useTrial } from './use-trial.ts';

export function TrialChat() {
  const { t } = useTranslation();
  const trial = useTrial();
  const [text, setText] = useState('');
  const isWriting = trial.answer !== undefined;
  const send = () => {
    if (text.trim() === '' || isWriting) return;
    trial.say(text.trim());
    setText('');
  };
  return (
    <div className="flex flex-col gap-6">
      <CardSection title={t('cardStudio.try')} hint={t('cardStudio.tryHint')}>
        <div className="flex flex-col gap-3 py-3">
          <div role="log" aria-label={t('cardStudio.try')} className="flex flex-col gap-2">
            {trial.messages.map(({ role, content }, index) => (
              // Nothing is moved within a conversation.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Message key={index} isOwn={role === 'user'} text={content} />
            ))}
            {isWriting && <Message isOwn={false} text={trial.answer || '…'} />}
          </div>
          {trial.problem && (
            <p role="alert" className="text-danger">
              {trial.problem}
            </p>
          )}
          <form action={send} className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <Input
                label={t('cardStudio.tryText')}
                maxLength={trialMax.text}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            <SendOrStop onStop={isWriting ? trial.stop : undefined} />
          </form>
          <TrialButtons trial={trial} isWriting={isWriting} />
        </div>
      </CardSection>
      {trial.prompt && <PromptView prompt={trial.prompt} />}
    </div>
  );
}

/** Stops the answer while one is written. */
function SendOrStop({ onStop }: { onStop: (() => void) | undefined }) {
  const { t } = useTranslation();
  if (onStop)
    return (
      <IconButton label={t('cardStudio.tryStop')} icon={<Square className="size-5" />} onClick={onStop} />
    );
  return (
    <IconButton type="submit" label={t('cardStudio.trySend')} icon={<SendHorizontal className="size-5" />} />
  );
}

type TrialButtonsProps = { trial: ReturnType<typeof useTrial>; isWriting: boolean };

function TrialButtons({ trial, isWriting }: TrialButtonsProps) {
  const { t } = useTranslation();
  const greeting = useGreeting();
  const isBegun = trial.messages.length > 0 || isWriting;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" onClick={() => trial.startOver(greeting)}>
        {t(isBegun ? 'cardStudio.tryOver' : 'cardStudio.tryGreeting')}
      </Button>
      {isBegun && !isWriting && (
        <Button variant="quiet" size="small" onClick={trial.askAgain}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('cardStudio.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** The first message as this trial sees it; the server fills in what else macros can say. */
function useGreeting(): string {
  const name = useDraftField('name');
  const nickname = useDraftField('nickname');
  const greeting = useDraftField('first_mes');
  return greeting.replace(/\{\{char\}\}|<bot>/gi, nickname || name).replace(/\{\{user\}\}|<user>/gi, 'Sam');
}

function Message({ isOwn, text }: { isOwn: boolean; text: string }) {
  return (
    <p
      dir="auto"
      className={classNames(
        'max-w-[85%] whitespace-pre-wrap break-words rounded-card px-3.5 py-2',
        isOwn ? 'self-end bg-sunken text-ink' : 'self-start bg-sunken text-ink',
      )}
    >
      {text}
    </p>
  );
}

import { pollOptionMaxLength, pollOptionNum } from '@kindred/contract/posts/limits';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { Input } from '../../../../ui/form/text-field.tsx';
import type { PollDraft } from '../../drafts/draft.ts';

const noPoll: PollDraft = { options: ['', ''], isMultiple: false, answer: null, endsAt: '', isVoted: false };

type PollFieldProps = { poll: PollDraft | null; onChange: (poll: PollDraft | null) => void };

/** What a post asks: the caption is the question. */
export function PollField({ poll, onChange }: PollFieldProps) {
  const { t } = useTranslation();
  const shown = poll ?? noPoll;
  const set = (change: Partial<PollDraft>) => onChange({ ...shown, ...change });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{t(shown.isVoted ? 'composer.pollVoted' : 'composer.pollHint')}</p>
      <Options poll={shown} onChange={(options) => set({ options })} />
      <Select
        label={t('composer.pollAnswer')}
        hint={t('composer.pollAnswerHint')}
        value={shown.answer ?? ''}
        disabled={shown.isVoted}
        onChange={({ target }) =>
          set(target.value === '' ? { answer: null } : { answer: Number(target.value), isMultiple: false })
        }
      >
        <option value="">{t('composer.pollNoAnswer')}</option>
        {shown.options.map((option, index) =>
          option.trim() === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <option key={index} value={index}>
              {option}
            </option>
          ),
        )}
      </Select>
      {shown.answer === null && (
        <Switch
          label={t('composer.pollMultiple')}
          isOn={shown.isMultiple}
          isDisabled={shown.isVoted}
          onChange={(isMultiple) => set({ isMultiple })}
        />
      )}
      <Input
        type="datetime-local"
        label={t('composer.pollEnds')}
        value={shown.endsAt}
        onChange={({ target }) => set({ endsAt: target.value })}
      />
      {poll && !poll.isVoted && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('composer.pollRemove')}
        </Button>
      )}
    </div>
  );
}

type OptionsProps = { poll: PollDraft; onChange: (options: readonly string[]) => void };

function Options({ poll: { options, isVoted }, onChange }: OptionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {options.map((option, index) => (
        <Input
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={index}
          label={t('composer.pollOption', { at: index + 1 })}
          maxLength={pollOptionMaxLength}
          disabled={isVoted}
          value={option}
          onChange={({ target }) => onChange(options.with(index, target.value))}
        />
      ))}
      {!isVoted && options.length < pollOptionNum.max && (
        <Button variant="secondary" onClick={() => onChange([...options, ''])}>
          {t('composer.pollAdd')}
        </Button>
      )}
    </>
  );
}

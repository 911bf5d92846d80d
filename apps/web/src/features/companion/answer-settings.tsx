import type { AnswerSettings } from '@kindred/contract/chat/answering-calls';
import { type AnswerMode, answerModes, holdSeconds, messagePriceMax } from '@kindred/contract/chat/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callQuery } from '../../lib/call/call-queries.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { useUpdateUserData } from '../account/person/use-update-user-data.ts';
import { openedConversationsKey } from '../inbox/inbox.queries.ts';
import { refreshUser } from '../users/users.queries.ts';
import { answerModeDialog } from './answer-mode.dialog.ts';
import { HandoverSwitches } from './handover-switches.tsx';
import { isWithin, NumberInput } from './number-input.tsx';
import { WorkingHours } from './working-hours.tsx';

const settingsQuery = callQuery('getAnswerSettings', {});
const priceRange = { min: 0, max: messagePriceMax };
type Stored = AnswerSettings & { timezone: string };

export function AnswerSettingsForm() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  // The hours in another zone are the same settings.
  return <Form key={JSON.stringify({ ...data, timezone: '' })} stored={data} />;
}

function Form({ stored }: { stored: Stored }) {
  const { t } = useTranslation();
  const { timezone, ...settings } = stored;
  const { draft, isDirty, change } = useFormDraft<AnswerSettings>(settings);
  const save = useSaveAnswerSettings();
  const zone = useZone(timezone);
  const { mode, away_mode, hours, hold_seconds, handover, message_price } = draft;
  const isSupervised = mode === 'supervised' || (hours !== null && away_mode === 'supervised');
  // A new default reaches many people: it is said how many first.
  const ask = async () => {
    if (mode === settings.mode || (await openDialog(answerModeDialog, { mode }))) save.mutate(draft);
  };
  const options = answerModes.map((value) => ({
    value,
    label: t(`answerDefault.${value}`),
    hint: t(`answerDefault.${value}Hint`),
  }));
  return (
    <CardSection title={t('prefs.chat.who')}>
      <RadioList
        label={t('prefs.chat.who')}
        options={options}
        value={mode}
        onChange={(next) => change({ mode: next })}
      />
      {isSupervised && (
        <NumberInput
          label={t('answerDefault.hold')}
          hint={t('answerDefault.holdHint', holdSeconds)}
          range={holdSeconds}
          value={hold_seconds}
          onChange={(seconds) => change({ hold_seconds: seconds })}
        />
      )}
      <WorkingHours
        hours={hours}
        timezone={zone.current}
        onChange={(next) => change({ hours: next })}
        onZone={zone.choose}
      />
      {hours && <AwayMode mode={away_mode} onChange={(next) => change({ away_mode: next })} />}
      <HandoverSwitches handover={handover} onChange={(topics) => change({ handover: topics })} />
      <NumberInput
        label={t('answerDefault.price')}
        hint={t('answerDefault.priceHint', { max: messagePriceMax })}
        range={priceRange}
        value={message_price}
        onChange={(diamonds) => change({ message_price: diamonds })}
      />
      <Button
        className="mt-4 self-start"
        disabled={!isDirty || !isWithin(hold_seconds, holdSeconds) || !isWithin(message_price, priceRange)}
        isLoading={save.isPending}
        onClick={() => void ask()}
      >
        {t('common.save')}
      </Button>
    </CardSection>
  );
}

function AwayMode({ mode, onChange }: { mode: AnswerMode; onChange: (mode: AnswerMode) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('answerDefault.away')}
      value={mode}
      onChange={({ target }) => onChange(target.value as AnswerMode)}
    >
      {answerModes.map((value) => (
        <option key={value} value={value}>
          {t(`answerDefault.${value}`)}
        </option>
      ))}
    </Select>
  );
}

function useZone(stored: string) {
  const client = useQueryClient();
  const save = useUpdateUserData(() => void client.invalidateQueries({ queryKey: settingsQuery.queryKey }));
  return {
    current: save.isPending || save.isSuccess ? (save.variables.timezone ?? stored) : stored,
    choose: (timezone: string) =>
      save.mutate({ timezone }, { onError: (error) => toast('error', errorText(error)) }),
  };
}

function useSaveAnswerSettings() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: AnswerSettings) => call('setAnswerSettings', settings),
    onSuccess: async (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toast('success', t('mode.success'));
      await Promise.all([
        refreshUser(client),
        client.invalidateQueries({ queryKey: openedConversationsKey }),
      ]);
    },
    onError: (failed) => toast('error', errorText(failed)),
  });
}

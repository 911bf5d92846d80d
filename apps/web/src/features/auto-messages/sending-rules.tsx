import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import {
  type AutoMessageKind,
  autoMessageCooldowns,
  autoMessageDelays,
  keywordKinds,
  keywordMaxLength,
} from '@kindred/contract/auto-messages/limits';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { Select } from '../../ui/form/select.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useDuration } from './use-duration.ts';

type SendingRulesProps = {
  kind: AutoMessageKind;
  form: ReturnType<typeof useFormDraft<Omit<AutoMessage, 'kind' | 'media' | 'media_num' | 'price'>>>;
};

/** When a message goes out, how often the same fan gets it, and for which words. */
export function SendingRules({ kind, form }: SendingRulesProps) {
  const { t } = useTranslation();
  const duration = useDuration();
  const { draft, change } = form;
  return (
    <CardSection title={t('prefs.auto.rules')}>
      <Select
        label={t('prefs.auto.delay')}
        value={draft.delay_seconds}
        onChange={({ target }) => change({ delay_seconds: Number(target.value) })}
      >
        {withOwn(autoMessageDelays, draft.delay_seconds).map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? t('prefs.auto.delayNone') : duration(seconds)}
          </option>
        ))}
      </Select>
      <Select
        label={t('prefs.auto.cooldown')}
        hint={t('prefs.auto.cooldownHint')}
        value={draft.cooldown_seconds}
        onChange={({ target }) => change({ cooldown_seconds: Number(target.value) })}
      >
        {withOwn(autoMessageCooldowns, draft.cooldown_seconds).map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? t('prefs.auto.cooldownNone') : duration(seconds)}
          </option>
        ))}
      </Select>
      {keywordKinds.includes(kind) && (
        <div className="py-2.5">
          <Input
            label={t('prefs.auto.keyword')}
            hint={t('prefs.auto.keywordHint')}
            maxLength={keywordMaxLength}
            {...form.text('keyword')}
          />
        </div>
      )}
    </CardSection>
  );
}

/** What was set elsewhere stays a choice. */
function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].sort((a, b) => a - b);
}

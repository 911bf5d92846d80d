import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { countryName } from '../../../lib/format/country.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { labelsQuery } from '../../inbox/inbox.queries.ts';
import { ownTiersQuery } from '../../offers/offers.queries.ts';
import { countryCodes } from './country-codes.ts';
import { type RuleDraft, ruleOfDraft } from './rule-draft.ts';

const countAfterMs = 400;

type RuleFieldsProps = { draft: RuleDraft; onChange: (draft: RuleDraft) => void };

/** The conditions of a rule, and how many fit it now. */
export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const { t } = useTranslation();
  const set = (changes: Partial<RuleDraft>) => onChange({ ...draft, ...changes });
  const needs = (['all', 'any'] as const).map((value) => ({ value, label: t(`lists.needs.${value}`) }));
  const number = (name: 'spentMin' | 'spentDays' | 'quietDays') => (
    <Input
      type="number"
      inputMode="decimal"
      min={0}
      label={t(`lists.${name}`)}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      <ChoiceChips
        label={t('lists.needs.label')}
        choices={needs}
        value={draft.needs}
        onChange={(chosen) => set({ needs: chosen })}
      />
      <Chosen
        label={t('lists.joined.label')}
        value={draft.joined}
        options={(['free', 'pro', 'any', 'former'] as const).map((value) => [
          value,
          t(`lists.joined.${value}`),
        ])}
        onChange={(joined) => set({ joined: joined as RuleDraft['joined'] })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {number('spentMin')}
        {number('spentDays')}
      </div>
      {number('quietDays')}
      <MoreFields draft={draft} set={set} />
      <RuleCount draft={draft} />
    </div>
  );
}

function MoreFields({ draft, set }: { draft: RuleDraft; set: (changes: Partial<RuleDraft>) => void }) {
  const { t } = useTranslation();
  const tiers = useQuery(ownTiersQuery).data?.list.filter(({ level }) => level > 0) ?? [];
  const labels = useQuery(labelsQuery).data?.list ?? [];
  return (
    <>
      {tiers.length > 0 && (
        <Chosen
          label={t('lists.tier')}
          value={draft.tierLevel}
          options={tiers.map(({ level, name }) => [String(level), name])}
          onChange={(tierLevel) => set({ tierLevel })}
        />
      )}
      <Chosen
        label={t('lists.renews.label')}
        value={draft.renews}
        options={(['yes', 'no'] as const).map((value) => [value, t(`lists.renews.${value}`)])}
        onChange={(renews) => set({ renews: renews as RuleDraft['renews'] })}
      />
      {labels.length > 0 && (
        <Chosen
          label={t('lists.label')}
          value={draft.labelId}
          options={labels.map(({ label_id, name }) => [label_id, name])}
          onChange={(labelId) => set({ labelId })}
        />
      )}
      <Chosen
        label={t('lists.country')}
        value={draft.country}
        options={countryCodes().map((code) => [code, countryName(code)])}
        onChange={(country) => set({ country })}
      />
    </>
  );
}

type ChosenProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

/** One of some, or nothing. */
function Chosen({ label, value, options, onChange }: ChosenProps) {
  const { t } = useTranslation();
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('lists.whatever')}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function RuleCount({ draft }: { draft: RuleDraft }) {
  const { t } = useTranslation();
  const rule = ruleOfDraft(useDebouncedValue(draft, countAfterMs));
  const { data } = useQuery({
    ...callQuery('countListRule', { rule: rule ?? {} }),
    enabled: rule !== undefined,
  });
  return (
    <p aria-live="polite" className="min-h-6 font-semibold tabular-nums">
      {rule && data && t('lists.fit', { count: data.count, shown: formatNumber(data.count) })}
    </p>
  );
}

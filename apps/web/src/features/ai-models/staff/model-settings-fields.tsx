import { defaultMaxTokens, modelRanges, roleMergings } from '@kindred/contract/ai-models/limits';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { type FieldProblem, type ModelFields, type NumberField, numberFields } from './model-fields.ts';

const labels = {
  context_tokens: 'staffModel.contextTokens',
  max_tokens: 'staffModel.maxTokens',
  temperature: 'staffModel.temperature',
  top_p: 'staffModel.topP',
} as const satisfies Record<NumberField, string>;

type ModelSettingsFieldsProps = {
  fields: ModelFields;
  problems: readonly FieldProblem[];
  onChange: (changed: Partial<ModelFields>) => void;
};

/** What most people leave as it is: context, length, samplers, stop strings, roles, speech. */
export function ModelSettingsFields({ fields, problems, onChange }: ModelSettingsFieldsProps) {
  const { t } = useTranslation();
  const hasProblem = (field: NumberField) => problems.some((problem) => problem.field === field);
  return (
    <details open={numberFields.some(hasProblem) || undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {t('staffModel.details')}
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {numberFields.map((field) => {
          const { min, max } = modelRanges[field];
          const wrong = t('staffModel.numberWrong', { min: formatNumber(min), max: formatNumber(max) });
          return (
            <Input
              key={field}
              inputMode="decimal"
              label={t(labels[field])}
              hint={
                field === 'max_tokens'
                  ? t('staffModel.defaultOf', { count: String(defaultMaxTokens) })
                  : t('staffModel.ownDefault')
              }
              error={hasProblem(field) ? wrong : undefined}
              value={fields[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          );
        })}
        <TextArea
          label={t('staffModel.stop')}
          value={fields.stop}
          onChange={({ target }) => onChange({ stop: target.value })}
        />
        <Select
          label={t('staffModel.roles')}
          value={fields.roles}
          onChange={({ target }) =>
            onChange({ roles: roleMergings.find((role) => role === target.value) ?? '' })
          }
        >
          <option value="">{t('staffModel.rolesDefault')}</option>
          {roleMergings.map((role) => (
            <option key={role} value={role}>
              {t(`staffModel.rolesOf.${role}`)}
            </option>
          ))}
        </Select>
        <SpeechFields fields={fields} onChange={onChange} />
      </div>
    </details>
  );
}

function SpeechFields({ fields, onChange }: Pick<ModelSettingsFieldsProps, 'fields' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <>
      <Input
        label={t('staffModel.speechModel')}
        hint={t('staffModel.speechHint')}
        value={fields.speechModel}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onChange({ speechModel: target.value })}
      />
      <Input
        label={t('staffModel.speechVoice')}
        hint={t('staffModel.voiceHint')}
        value={fields.speechVoice}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ speechVoice: target.value })}
      />
    </>
  );
}

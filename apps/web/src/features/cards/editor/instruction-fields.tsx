import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftField, useDraftStore, useDraftText } from '../draft/use-draft.ts';
import { NumberField } from './number-field.tsx';

const roles = ['system', 'user', 'assistant'] as const;

export function InstructionFields() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const note = useDraftField('depth_prompt');
  const setNote = (changed: Partial<typeof note>) => change({ depth_prompt: { ...note, ...changed } });
  return (
    <div className="flex flex-col gap-6">
      <p className="flex gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-lamp-ink" />
        {t('cardStudio.safetyNote')}
      </p>
      <CardSection title={t('cardStudio.instructions')} hint={t('cardStudio.instructionsHint')}>
        <div className="flex flex-col gap-5 py-3">
          <TextArea
            label={t('cardStudio.field.system_prompt')}
            hint={t('cardStudio.hint.system_prompt')}
            className="max-h-96"
            {...useDraftText('system_prompt')}
          />
          <TextArea
            label={t('cardStudio.field.post_history_instructions')}
            hint={t('cardStudio.hint.post_history_instructions')}
            {...useDraftText('post_history_instructions')}
          />
        </div>
      </CardSection>
      <CardSection title={t('cardStudio.note')} hint={t('cardStudio.noteHint')}>
        <div className="flex flex-col gap-3 py-3">
          <TextArea
            label={t('cardStudio.field.depth_prompt')}
            value={note.prompt}
            onChange={({ target }) => setNote({ prompt: target.value })}
          />
          <div className="grid items-start gap-x-5 sm:grid-cols-2">
            <NumberField
              label={t('cardStudio.field.depth')}
              value={note.depth}
              min={0}
              max={1000}
              onChange={(depth) => setNote({ depth })}
            />
            <Select
              label={t('cardStudio.field.role')}
              value={note.role}
              onChange={({ target }) =>
                setNote({ role: roles.find((role) => role === target.value) ?? 'system' })
              }
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {t(`cardStudio.role.${role}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </CardSection>
    </div>
  );
}

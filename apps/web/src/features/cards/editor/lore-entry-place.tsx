import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import type { DraftEntry } from '../draft/card-draft.ts';
import { NumberField } from './number-field.tsx';

const positions = ['before_char', 'after_char', 'at_depth'] as const;
const roles = ['system', 'user', 'assistant'] as const;
const logics = [0, 1, 2, 3] as const;

type LoreEntryPlaceProps = {
  entry: DraftEntry;
  onChange: (changed: Partial<DraftEntry>) => void;
  /** The secondary keys. */
  children: ReactNode;
};

export function LoreEntryPlace({ entry, onChange, children }: LoreEntryPlaceProps) {
  const { t } = useTranslation();
  return (
    <div className="grid items-start gap-x-5 sm:grid-cols-2">
      <div className="py-2.5">{children}</div>
      <Select
        label={t('cardStudio.field.logic')}
        value={String(entry.logic)}
        disabled={!entry.selective}
        onChange={({ target }) => onChange({ logic: Number(target.value) })}
      >
        {logics.map((logic) => (
          <option key={logic} value={logic}>
            {t(`cardStudio.logic.${logic}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('cardStudio.field.position')}
        value={entry.position}
        onChange={({ target }) =>
          onChange({ position: positions.find((position) => position === target.value) ?? 'before_char' })
        }
      >
        {positions.map((position) => (
          <option key={position} value={position}>
            {t(`cardStudio.position.${position}`)}
          </option>
        ))}
      </Select>
      <NumberField
        label={t('cardStudio.field.insertion_order')}
        hint={t('cardStudio.hint.insertion_order')}
        value={entry.insertion_order}
        min={-100_000}
        max={100_000}
        onChange={(insertion_order) => onChange({ insertion_order })}
      />
      <NumberField
        label={t('cardStudio.field.priority')}
        hint={t('cardStudio.hint.priority')}
        value={entry.priority}
        min={-100_000}
        max={100_000}
        onChange={(priority) => onChange({ priority })}
      />
      {entry.position === 'at_depth' && <DepthFields entry={entry} onChange={onChange} />}
    </div>
  );
}

function DepthFields({ entry, onChange }: Omit<LoreEntryPlaceProps, 'children'>) {
  const { t } = useTranslation();
  return (
    <>
      <NumberField
        label={t('cardStudio.field.depth')}
        value={entry.depth}
        min={0}
        max={1000}
        onChange={(depth) => onChange({ depth })}
      />
      <Select
        label={t('cardStudio.field.role')}
        value={entry.role}
        onChange={({ target }) => onChange({ role: roles.find((role) => role === target.value) ?? 'system' })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`cardStudio.role.${role}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

import { checkKinds, goldenMax } from '@kindred/contract/cards/limits';
import type { Check, GoldenConversation } from '@kindred/contract/cards/proof';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';

type GoldenFormProps = {
  /** Undefined for a new one. */
  golden: GoldenConversation | undefined;
  isSaving: boolean;
  error: unknown;
  onSave: (golden: GoldenConversation) => void;
  onCancel: () => void;
};

const wordless = ['refuses', 'first_person'];

/** The lines of a fan, and the checks that the last answer must pass. */
export function GoldenForm({ golden, isSaving, error, onSave, onCancel }: GoldenFormProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(golden?.title ?? '');
  const [lines, setLines] = useState(golden?.turns.join('\n') ?? '');
  const [checks, setChecks] = useState<readonly Check[]>(
    golden?.checks ?? [{ kind: 'must_mention', value: '' }],
  );
  const turns = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, goldenMax.turns);
  const isComplete = (check: Check) => check.value.trim() !== '' || wordless.includes(check.kind);
  const isReady = title.trim() !== '' && turns.length > 0 && checks.every(isComplete);
  return (
    <form action={() => onSave({ title, turns, checks: [...checks] })} className="flex flex-col gap-4 py-3">
      <Input
        label={t('cardStudio.goldenTitle')}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={t('cardStudio.goldenTurns')}
        hint={t('cardStudio.goldenTurnsHint')}
        value={lines}
        onChange={({ target }) => setLines(target.value)}
      />
      <CheckList checks={checks} onChange={setChecks} />
      {error !== null && error !== undefined && (
        <p role="alert" className="text-danger">
          {errorText(error)}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" size="small" disabled={!isReady} isLoading={isSaving}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

type CheckListProps = { checks: readonly Check[]; onChange: (checks: readonly Check[]) => void };

function CheckList({ checks, onChange }: CheckListProps) {
  const { t } = useTranslation();
  return (
    <>
      {checks.map((check, index) => (
        // A check has no identity but its place in this list.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="flex items-end gap-2">
          <CheckFields check={check} onChange={(next) => onChange(checks.with(index, next))} />
          <IconButton
            label={t('cardStudio.removeCheck', { number: index + 1 })}
            icon={<Trash2 className="size-5" />}
            className="mb-2.5 shrink-0"
            onClick={() => onChange(checks.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        disabled={checks.length >= goldenMax.checks}
        onClick={() => onChange([...checks, { kind: 'must_not_mention', value: '' }])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('cardStudio.addCheck')}
      </Button>
    </>
  );
}

function CheckFields({ check, onChange }: { check: Check; onChange: (next: Check) => void }) {
  const { t } = useTranslation();
  const choose = (kind: Check['kind']) => {
    const value = kind === 'language' ? 'en' : kind === 'max_length' ? '500' : '';
    onChange({ kind, value });
  };
  return (
    <div className="grid min-w-0 grow items-end gap-x-4 sm:grid-cols-2">
      <Select
        label={t('cardStudio.checkKind')}
        value={check.kind}
        onChange={({ target }) => choose(checkKinds.find((kind) => kind === target.value) ?? 'must_mention')}
      >
        {checkKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`cardStudio.checkName.${kind}`)}
          </option>
        ))}
      </Select>
      {check.kind === 'language' ? (
        <Select
          label={t('cardStudio.checkValue')}
          value={check.value}
          onChange={({ target }) => onChange({ ...check, value: target.value })}
        >
          <option value="en">English</option>
          <option value="zh">中文</option>
        </Select>
      ) : (
        !wordless.includes(check.kind) && (
          <div className="py-2.5">
            <Input
              label={t('cardStudio.checkValue')}
              type={check.kind === 'max_length' ? 'number' : 'text'}
              maxLength={goldenMax.value}
              value={check.value}
              onChange={({ target }) => onChange({ ...check, value: target.value })}
            />
          </div>
        )
      )}
    </div>
  );
}

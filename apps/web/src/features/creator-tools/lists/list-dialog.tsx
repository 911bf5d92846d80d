import type { FanList } from '@kindred/contract/lists/calls';
import { listNameMax } from '@kindred/contract/lists/limits';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { draftOfRule, ruleOfDraft } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { useDeleteList, useSaveList } from './use-lists.ts';

type Kind = 'own' | 'rule';

export function ListDialog({ list, onClose }: { list?: FanList } & DialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(list?.name ?? '');
  const [kind, setKind] = useState<Kind>(list?.rule ? 'rule' : 'own');
  const [draft, setDraft] = useState(() => draftOfRule(list?.rule ?? null));
  const [hasTried, setTried] = useState(false);
  const save = useSaveList(onClose);
  const remove = useDeleteList(onClose);
  const rule = kind === 'rule' ? ruleOfDraft(draft) : null;
  const send = () => {
    setTried(true);
    if (name.trim() && rule !== undefined) save.mutate({ listId: list?.list_id, name: name.trim(), rule });
  };
  const kinds = (['own', 'rule'] as const).map((value) => ({ value, label: t(`lists.${value}`) }));
  return (
    <Dialog title={t(list ? 'lists.change' : 'lists.new')}>
      <form action={send} noValidate className="flex flex-col gap-4">
        <Input
          label={t('lists.name')}
          maxLength={listNameMax}
          value={name}
          error={hasTried && !name.trim() ? t('lists.nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {!list && <ChoiceChips label={t('lists.kind')} choices={kinds} value={kind} onChange={setKind} />}
        {kind === 'own' && <p className="text-ink-soft">{t('lists.ownHint')}</p>}
        {kind === 'rule' && <RuleFields draft={draft} onChange={setDraft} />}
        {hasTried && rule === undefined && (
          <p role="alert" className="text-danger">
            {t('lists.ruleMissing')}
          </p>
        )}
        {save.error && (
          <p role="alert" className="text-danger">
            {errorText(save.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={save.isPending}>
            {t('lists.save')}
          </Button>
          {list && (
            <Button
              variant="secondary"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(list.list_id)}
            >
              {t('lists.delete')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

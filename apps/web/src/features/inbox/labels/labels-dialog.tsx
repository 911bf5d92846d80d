import type { ChatListItem } from '@kindred/contract/chat/calls';
import { labelNameMax } from '@kindred/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useUser } from '../../users/users.queries.ts';
import { conversationId } from '../conversation-id.ts';
import { conversationQuery, labelsQuery } from '../inbox.queries.ts';
import { peerName } from '../peer-name.ts';
import { keepLabel, leaveLabel, undoLabelMs, useLeavingLabels } from './leaving-labels.ts';
import { useLabels } from './use-labels.ts';

export function LabelsDialog({ item: opened }: { item: ChatListItem }) {
  const { t } = useTranslation();
  const me = useUser();
  // An opened conversation may have changed since the dialog opened.
  const { data } = useQuery({
    ...conversationQuery(conversationId(opened), { char_id: me?.char_id ?? null }, opened.chat_no),
    initialData: opened,
  });
  const labels = useQuery(labelsQuery);
  const { set, create, remove } = useLabels(data);
  const leaving = useLeavingLabels(({ timers }) => timers);
  const shown = labels.data?.list.filter(({ label_id }) => !(label_id in leaving));
  const leave = (labelId: string, name: string) => {
    leaveLabel(labelId, () => remove.mutate(labelId));
    toast('success', t('label.deleted', { name }), {
      label: t('label.undo'),
      onPress: () => keepLabel(labelId),
      forMs: undoLabelMs,
    });
  };
  const toggle = (id: string, isOn: boolean) =>
    set.mutate(isOn ? [...data.label_ids, id] : data.label_ids.filter((other) => other !== id));
  return (
    <Dialog title={t('label.title', { name: peerName(opened) })}>
      <p className="pb-3 text-ink-soft">{t('label.text')}</p>
      {labels.error && <ErrorState error={labels.error} onRetry={() => void labels.refetch()} />}
      {labels.isPending && <Skeleton className="h-24" />}
      <ul>
        {shown?.map(({ label_id, name }) => (
          <li key={label_id} className="flex items-center gap-2">
            <label className="flex min-h-11 min-w-0 grow items-center gap-3">
              <input
                type="checkbox"
                checked={data.label_ids.includes(label_id)}
                disabled={set.isPending}
                onChange={({ target }) => toggle(label_id, target.checked)}
                className="size-5 shrink-0 accent-action"
              />
              <span dir="auto" className="truncate">
                {name}
              </span>
            </label>
            <IconButton
              label={t('label.delete', { name })}
              icon={<Trash2 className="size-4.5" />}
              onClick={() => leave(label_id, name)}
            />
          </li>
        ))}
      </ul>
      <NewLabelForm create={create} />
    </Dialog>
  );
}

function NewLabelForm({ create }: Pick<ReturnType<typeof useLabels>, 'create'>) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  return (
    <form
      className="flex items-end gap-2 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') create.mutate(name.trim(), { onSuccess: () => setName('') });
      }}
    >
      <div className="grow">
        <Input
          label={t('label.new')}
          value={name}
          maxLength={labelNameMax}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" isLoading={create.isPending} disabled={name.trim() === ''}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t('label.add')}
      </Button>
    </form>
  );
}

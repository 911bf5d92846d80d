import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { fanListsQuery } from '../creator-tools.queries.ts';
import { listDialog } from './list.dialog.ts';
import { useListFan } from './use-lists.ts';

/** The lists that a fan is put on by hand. */
export function FanLists({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const lists = useQuery(fanListsQuery(userId)).data?.list.filter(({ rule }) => rule === null);
  const listFan = useListFan(userId);
  if (!lists) return null;
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('lists.title')}</h3>
      {lists.map(({ list_id, name, is_on }) => (
        <Switch
          key={list_id}
          label={name}
          isOn={is_on}
          isDisabled={listFan.isPending}
          onChange={(isOn) => listFan.mutate({ listId: list_id, isOn })}
        />
      ))}
      <Button size="small" variant="secondary" onClick={() => void openDialog(listDialog, {})}>
        {t('lists.new')}
      </Button>
    </section>
  );
}

import type { ChatListItem } from '@kindred/contract/chat/calls';
import { BoughtList } from '../../features/conversation/messages/media/bought-list.tsx';
import { peerName } from '../../features/inbox/peer-name.ts';
import { MemoryPanel } from '../../features/memory/memory-panel.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Face } from '../../ui/media/face.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../ui/overlay/menu.tsx';
import { usePersonEntries } from './use-person-entries.tsx';

type PersonDialogProps = { conversation: ChatListItem } & DialogProps<() => void>;

/** All that there is about the other one of a conversation, in one place; to a fan in four parts. */
export function PersonDialog({ conversation, onClose }: PersonDialogProps) {
  const { t } = useTranslation();
  const { together, chats, safety } = usePersonEntries(conversation);
  const { avatar, side, char_id: charId } = conversation;
  const name = peerName(conversation);
  const first = (
    <>
      <Group title={t('person.together')} entries={together} onChoose={onClose} />
      <Group title={t('person.chats')} entries={chats} onChoose={onClose} />
    </>
  );
  const options = <Group title={t('person.safety')} entries={safety} onChoose={onClose} />;
  const tabs = [
    { value: 'together', label: t('person.together'), content: first },
    {
      value: 'memory',
      label: t('person.memory'),
      content: <MemoryPanel conversation={conversation} onLeave={() => onClose()} />,
    },
    { value: 'media', label: t('person.media'), content: <BoughtList /> },
    { value: 'options', label: t('person.options'), content: options },
  ];
  return (
    <Dialog title={t('chat.about', { name })}>
      <div className="flex items-center gap-4 pb-4">
        <Face src={avatar} name={name} isOnline={conversation.online_status === 1} className="size-16" />
        {side === 'fan' && (
          <Link
            to={paths.character(charId)}
            className={classNames(buttonClass('secondary'), 'min-w-0')}
            onClick={() => onClose()}
          >
            {t('person.page')}
          </Link>
        )}
      </div>
      {side === 'fan' ? (
        <Tabs label={t('chat.about', { name })} tabs={tabs} />
      ) : (
        <>
          {first}
          {options}
        </>
      )}
    </Dialog>
  );
}

type GroupProps = { title: string; entries: readonly MenuEntry[]; onChoose: (act: () => void) => void };

function Group({ title, entries, onChoose }: GroupProps) {
  return (
    <section className="border-line border-b pb-3 not-first:pt-3 last:border-b-0">
      <h3 className="pb-1 text-caption text-ink-soft">{title}</h3>
      <ul>
        {entries.map(({ label, icon, isDanger, onSelect }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onChoose(onSelect)}
              className={classNames(
                '-mx-3 flex min-h-12 w-[calc(100%+1.5rem)] items-center gap-3 rounded-control px-3 py-2 text-start transition hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0',
                isDanger && 'text-danger',
              )}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

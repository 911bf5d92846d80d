import { useQuery } from '@tanstack/react-query';
import { Ban, Ellipsis, MessageCircleOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsIdle } from '../../lib/react/use-is-idle.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { blockOrRestrictDialog } from './block-or-restrict.dialog.ts';
import { privacyStateQuery } from './privacy.queries.ts';

type PrivacyMenuProps = {
  /** Their character, or their account where they are a fan. */
  id: string;
  name: string;
  /** What else can be done with them. */
  more?: readonly MenuEntry[];
  className?: string;
  onBlocked: () => void;
};

/** Blocks or restricts a person; each asks for confirmation and says what it does. */
export function PrivacyMenu({ id, name, more = [], className, onBlocked }: PrivacyMenuProps) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const isIdle = useIsIdle();
  // What the entries say is not seen before.
  const { data: away } = useQuery({ ...privacyStateQuery(id), enabled: isIdle || isOpened });
  const isRestricted = Boolean(away?.restrict);
  const isBlocked = Boolean(away?.block);
  const open = async (way: 'block' | 'restrict', isOn = true) => {
    const isDone = await openDialog(blockOrRestrictDialog, { way, id, name, isOn });
    if (isDone && way === 'block' && isOn) onBlocked();
  };
  const entries: MenuEntry[] = [
    {
      label: t(isRestricted ? 'privacy.unrestrict' : 'privacy.restrict'),
      icon: <MessageCircleOff aria-hidden="true" />,
      onSelect: () => void open('restrict', !isRestricted),
    },
    {
      label: t(isBlocked ? 'privacy.unblock' : 'privacy.block'),
      icon: <Ban aria-hidden="true" />,
      isDanger: !isBlocked,
      onSelect: () => void open('block', !isBlocked),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          label={t('privacy.menu', { name })}
          icon={<Ellipsis className="size-5.5" />}
          {...(className ? { className } : {})}
        />
      }
      entries={[...more, ...entries]}
      onOpenChange={() => setOpened(true)}
    />
  );
}

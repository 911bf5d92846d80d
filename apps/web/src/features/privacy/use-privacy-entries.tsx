import { useQuery } from '@tanstack/react-query';
import { Ban, MessageCircleOff } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../ui/overlay/menu.tsx';
import { blockOrRestrictDialog } from './block-or-restrict.dialog.ts';
import { privacyStateQuery } from './privacy.queries.ts';

type Whom = {
  /** Their character, or their account where they are a fan. */
  id: string;
  name: string;
  onBlocked: () => void;
};

/** Blocks or restricts a person, or ends that; each asks for confirmation and says what it does. */
export function usePrivacyEntries({ id, name, onBlocked }: Whom, isEnabled = true): MenuEntry[] {
  const { t } = useTranslation();
  const { data: away } = useQuery({ ...privacyStateQuery(id), enabled: isEnabled });
  const isRestricted = Boolean(away?.restrict);
  const isBlocked = Boolean(away?.block);
  const open = async (way: 'block' | 'restrict', isOn = true) => {
    const isDone = await openDialog(blockOrRestrictDialog, { way, id, name, isOn });
    if (isDone && way === 'block' && isOn) onBlocked();
  };
  return [
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
}

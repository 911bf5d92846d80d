import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { blockOrRestrictDialog } from './block-or-restrict.dialog.ts';
import { privacyStateQuery } from './privacy.queries.ts';

type BlockedOrProps = {
  /** The id in the address; it may be a name instead. */
  id: string;
  isPage?: boolean;
  /** Shown where the viewer has not blocked the person. */
  children: ReactNode;
};

/** In place of a person who is not visible: that the viewer blocked them, with a button to unblock, or else `children`. */
export function BlockedOr({ id, isPage = false, children }: BlockedOrProps) {
  const { t } = useTranslation();
  const { data: away, isLoading } = useQuery({ ...privacyStateQuery(id), enabled: /^\d+$/.test(id) });
  if (isLoading) return null;
  if (!away?.block) return children;
  const name = away.block.nickname || t('prefs.away.neverMet', { id });
  const unblock = () => openDialog(blockOrRestrictDialog, { way: 'block' as const, id, name, isOn: false });
  return (
    <EmptyState
      isPage={isPage}
      icon={<Ban />}
      title={t('privacy.youBlocked', { name })}
      text={t('privacy.youBlockedText')}
      action={
        <Button variant="secondary" onClick={() => void unblock()}>
          {t('privacy.unblock')}
        </Button>
      }
    />
  );
}

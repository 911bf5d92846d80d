import type { CalendarPost } from '@kindred/contract/creator-tools/calendar-calls';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/form/text-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { useMovePost } from './use-move-post.ts';

export function MovePostDialog({ post, onClose }: { post: CalendarPost } & DialogProps) {
  const { t } = useTranslation();
  const [wall, setWall] = useState(post.wall.slice(0, 16));
  const move = useMovePost(onClose);
  return (
    <Dialog title={t('calendar.moveTitle')}>
      <form action={() => move.mutate({ post, wall })} className="flex flex-col gap-4">
        <Input
          type="datetime-local"
          required
          label={t('calendar.moveAt')}
          hint={t('calendar.zone', { zone: post.zone.replaceAll('_', ' ') })}
          value={wall}
          onChange={({ target }) => setWall(target.value)}
        />
        <Button type="submit" isLoading={move.isPending}>
          {t('calendar.move')}
        </Button>
      </form>
    </Dialog>
  );
}

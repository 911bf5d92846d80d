import type { CalendarPost } from '@kindred/contract/creator-tools/calendar-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { formatWall } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { refreshQueue } from '../../creator-tools.queries.ts';

type Move = { post: CalendarPost; wall: string };

/** Moves a scheduled post to a wall time of its zone. `onEnd` runs on success. */
export function useMovePost(onEnd?: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, wall }: Move) =>
      call('movePost', { diary_id: post.diary_id, publish_at: wall, zone: post.zone }),
    onSuccess: ({ publish_wall }) => {
      toast('success', t('calendar.moved', { date: formatWall(publish_wall) }));
      onEnd?.();
    },
    onError: (error) => toast('warning', errorText(error)),
    onSettled: () => refreshQueue(client),
  });
}

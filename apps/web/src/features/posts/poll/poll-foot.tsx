import type { PostPoll } from '@kindred/contract/posts/calls';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** How many have voted, and until when one can. */
export function PollFoot({ poll }: { poll: PostPoll }) {
  const { t } = useTranslation();
  const { voter_num, ends_time, is_over } = poll;
  const parts = [t('post.voters', { count: voter_num })];
  if (is_over) parts.push(t('post.pollOver'));
  else if (ends_time) parts.push(t('post.pollEnds', { date: formatDateTime(ends_time) }));
  return <p className="mt-2 text-caption text-ink-soft tabular-nums">{parts.join(' · ')}</p>;
}

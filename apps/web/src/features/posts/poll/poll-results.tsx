import type { PostPoll } from '@kindred/contract/posts/calls';
import { Check } from 'lucide-react';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PollFoot } from './poll-foot.tsx';

export function PollResults({ poll }: { poll: PostPoll }) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {poll.options.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <Option key={index} poll={poll} index={index} />
        ))}
      </ul>
      <PollFoot poll={poll} />
    </>
  );
}

function Option({ poll, index }: { poll: PostPoll; index: number }) {
  const { t } = useTranslation();
  const { content = '', vote_num } = poll.options[index] ?? {};
  const share = poll.voter_num > 0 ? (vote_num ?? 0) / poll.voter_num : 0;
  const isMine = poll.my_options.includes(index);
  const isRight = poll.answer === index;
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(share);
  return (
    <li className="relative overflow-hidden rounded-control border border-line px-3.5 py-2.5">
      <span
        aria-hidden="true"
        className={classNames('absolute inset-y-0 start-0 bg-sunken', isRight && 'bg-good/15')}
        style={{ width: `${share * 100}%` }}
      />
      <span className="relative flex items-center gap-3">
        <span dir="auto" className={classNames('wrap-anywhere min-w-0 grow', isMine && 'font-semibold')}>
          {content}
        </span>
        {isRight && <span className="shrink-0 text-caption text-good">{t('post.rightAnswer')}</span>}
        {isMine && (
          <span className="shrink-0 text-caption text-ink-soft">
            <Check aria-hidden="true" className="inline size-4" /> {t('post.yourVote')}
          </span>
        )}
        <span className="shrink-0 tabular-nums">{percent}</span>
      </span>
    </li>
  );
}

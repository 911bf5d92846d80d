import type { PostPoll } from '@kindred/contract/posts/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { updatePostEverywhere } from '../data/cached-posts.ts';
import { refreshPost } from '../data/refresh-post.ts';
import { PollFoot } from './poll-foot.tsx';

type PollVoteProps = { postId: string; poll: PostPoll };

/** The options, and the button that sends what is chosen, for good. */
export function PollVote({ postId, poll }: PollVoteProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const vote = useMutation({
    mutationFn: () => call('votePoll', { diary_id: postId, option: [...chosen] }),
    onSuccess: (post) => updatePostEverywhere(client, postId, () => post),
    onError: () => refreshPost(client, postId),
  });
  const choose = (index: number, isChosen: boolean) => {
    if (!poll.is_multiple) return setChosen([index]);
    setChosen(isChosen ? [...chosen, index] : chosen.filter((other) => other !== index));
  };
  return (
    <form action={() => (chosen.length > 0 ? vote.mutate() : undefined)}>
      <fieldset>
        <legend className="mb-2 text-caption text-ink-soft">
          {t(poll.is_multiple ? 'post.chooseSeveral' : 'post.chooseOne')}
        </legend>
        <div className="flex flex-col gap-2">
          {poll.options.map(({ content }, index) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={index}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3.5 py-2 transition hover:bg-sunken"
            >
              <input
                type={poll.is_multiple ? 'checkbox' : 'radio'}
                name={`poll-${postId}`}
                checked={chosen.includes(index)}
                onChange={({ target }) => choose(index, target.checked)}
                className="size-4.5 shrink-0 accent-action"
              />
              <span dir="auto" className="wrap-anywhere min-w-0">
                {content}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {vote.error && (
        <p role="alert" className="mt-2 text-caption text-danger">
          {errorText(vote.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Button
          type="submit"
          size="small"
          variant="secondary"
          disabled={chosen.length === 0}
          isLoading={vote.isPending}
        >
          {t('post.vote')}
        </Button>
        <PollFoot poll={poll} />
      </div>
    </form>
  );
}

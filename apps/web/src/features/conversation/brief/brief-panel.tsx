import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Brief } from '@kindred/contract/companion/brief-calls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { conversationPath } from '../../inbox/conversation-id.ts';
import { fansConversationInput } from '../../inbox/inbox.queries.ts';
import { insertText } from '../insert-text.ts';

export function BriefPanel({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  // Read once each time it is opened: it costs a model's answer, so not with every message.
  const { data, error, refetch } = useQuery({
    ...callQuery('getBrief', fansConversationInput(conversation)),
    staleTime: 60_000,
  });
  return (
    <section aria-label={t('brief.title')} className="border-line border-b bg-surface px-4 py-3">
      <div className="mx-auto max-w-3xl">
        {data ? (
          <Points brief={data} conversation={conversation} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-32" />
        )}
      </div>
    </section>
  );
}

function Points({ brief, conversation }: { brief: Brief; conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { distress, said, promised, learned, waiting, answers } = brief;
  const cite = (point: { text: string; seq: number | null }) =>
    point.seq === null ? point.text : <Cited conversation={conversation} text={point.text} seq={point.seq} />;
  return (
    <div className="flex flex-col gap-3 text-caption">
      {distress && (
        <Part name={t('care.brief')}>
          <li>{cite(distress)}</li>
        </Part>
      )}
      {waiting && waiting.seq !== distress?.seq && (
        <Part name={t('brief.waiting')}>
          <li>{cite(waiting)}</li>
        </Part>
      )}
      <Part name={t('brief.promised')} none={t('brief.promisedNone')}>
        {promised.map((point) => (
          <li key={`${point.seq} ${point.text}`}>{cite(point)}</li>
        ))}
      </Part>
      <Part name={t('brief.said')} none={t('brief.saidNone')}>
        {said.map((point) => (
          <li key={`${point.seq} ${point.text}`}>{cite(point)}</li>
        ))}
      </Part>
      {learned.length > 0 && (
        <Part name={t('brief.learned')}>
          {learned.map((fact) => (
            <li key={`${fact.kind} ${fact.text}`}>{cite(fact)}</li>
          ))}
        </Part>
      )}
      <div>
        <h3 className="font-semibold">{t('brief.answers')}</h3>
        <ul className="mt-1.5 flex flex-col gap-1.5">
          {answers.map(({ content }) => (
            <li key={content}>
              <button
                type="button"
                dir="auto"
                onClick={() => insertText(conversation, content)}
                className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-start transition hover:bg-sunken"
              >
                {content}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Part({ name, none, children }: { name: string; none?: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <div>
      <h3 className="font-semibold">{name}</h3>
      {isEmpty ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="list-disc space-y-0.5 ps-5">{children}</ul>
      )}
    </div>
  );
}

type CitedProps = { conversation: ChatListItem; text: string; seq: number };

function Cited({ conversation, text, seq }: CitedProps) {
  return (
    <Link to={conversationPath(conversation, seq)} className="hover:underline">
      <span dir="auto">{text}</span>
    </Link>
  );
}

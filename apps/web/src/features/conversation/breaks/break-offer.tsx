import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Coffee } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { declineBreak, isBreakDue, talkSession } from './talk-session.ts';

/** Above the box in which a fan writes, after each hour of writing: a break, or going on. */
export function BreakOffer({ conversation, userId }: { conversation: ChatListItem; userId: string }) {
  const { t } = useTranslation();
  const isDue = useStore(talkSession, ({ session }) => isBreakDue(session, userId));
  if (!isDue || conversation.side !== 'fan') return null;
  const leave = () => {
    declineBreak();
    void navigate({ href: paths.home });
  };
  return (
    <section
      aria-label={t('chat.break')}
      className="shrink-0 border-line border-t bg-sunken px-3 py-3 sm:px-4"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3">
        <Coffee aria-hidden="true" className="size-6 shrink-0 text-ink-soft max-sm:hidden" />
        <div role="status" className="grow basis-64">
          <h3 className="font-semibold">{t('chat.break')}</h3>
          <p className="text-ink-soft">{t('chat.breakText', { name: conversation.nickname })}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="quiet" onClick={declineBreak}>
            {t('chat.breakDecline')}
          </Button>
          <Button variant="secondary" onClick={leave}>
            {t('chat.breakTake')}
          </Button>
        </div>
      </div>
    </section>
  );
}

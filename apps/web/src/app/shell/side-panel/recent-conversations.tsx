import { ConversationList } from '../../../features/inbox/list/conversation-list.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';

/** My conversations beside the page, where the screen has room for a third pane. */
export function RecentConversations() {
  const { t } = useTranslation();
  return (
    <section className="min-h-0 rounded-card border border-line bg-surface py-2">
      <h2 className="px-5 py-2 font-semibold">
        <Link to={paths.messages} className="hover:underline">
          {t('nav.messages')}
        </Link>
      </h2>
      <ConversationList currentPath={undefined} />
    </section>
  );
}

import { Newspaper, Sparkles } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NothingFollowed({ onForYou }: { onForYou: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t('feed.empty')}
      text={t('feed.emptyText')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Link to={paths.recommend} className={buttonClass()}>
            {t('feed.findCreators')}
          </Link>
          <Button variant="secondary" onClick={onForYou}>
            <Sparkles aria-hidden="true" className="size-4" />
            {t('feed.toForYou')}
          </Button>
        </span>
      }
    />
  );
}

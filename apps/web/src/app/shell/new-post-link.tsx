import { Plus } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Tooltip } from '../../ui/controls/tooltip.tsx';

export function NewPostLink({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const label = t('nav.newPost');
  if (!isCollapsed) {
    return (
      <Link
        to={paths.createPost}
        className={classNames(buttonClass(), 'mt-4 w-full shrink-0 md:short:mt-1.5')}
      >
        <Plus aria-hidden="true" className="size-5" />
        {label}
      </Link>
    );
  }
  return (
    <Tooltip text={label} side="right">
      <Link
        to={paths.createPost}
        aria-label={label}
        className={classNames(buttonClass(), 'mt-4 size-11 px-0 short:mt-1')}
      >
        <Plus aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </Tooltip>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../controls/link.tsx';
import { Page } from './page.tsx';
import { type SectionLink, SectionNav } from './section-nav.tsx';

type MasterDetailLayoutProps = {
  title: string;
  links: readonly SectionLink[];
  /** Address of the open page; undefined where there is none with such a name. */
  path: string | undefined;
  /** The address names no page: on phones the list stands alone then. */
  isIndex: boolean;
  children: ReactNode;
};

/** A list of pages on the left and the open page on the right; on phones one of the two. */
export function MasterDetailLayout({ title, links, path, isIndex, children }: MasterDetailLayoutProps) {
  const isBeside = useMediaQuery('(min-width: 48rem)');
  return (
    <Page title={title} lead={!isIndex && <BackToList path={links[0]?.path ?? ''} />} isWide>
      <div className="gap-8 md:grid md:grid-cols-[15rem_1fr]">
        <div className={classNames(!isIndex && 'hidden md:block')}>
          <SectionNav label={title} links={links} path={isIndex && !isBeside ? undefined : path} />
        </div>
        <div className={classNames('min-w-0', isIndex && 'hidden md:block')}>{children}</div>
      </div>
    </Page>
  );
}

function BackToList({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={path.slice(0, path.indexOf('/', 1))}
      aria-label={t('common.back')}
      className="-ms-3 -me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken md:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}

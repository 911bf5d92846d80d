import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Page } from './page.tsx';
import { type SectionLink, SectionNav } from './section-nav.tsx';

type AreaPageProps = {
  title: string;
  links: readonly SectionLink[];
  /** Address of the open page; on phones the list stands alone without one. */
  path: string;
  isIndex: boolean;
  children: ReactNode;
};

/** An area with pages of its own: the list on the left, the open page on the right, one of both on phones. */
export function AreaPage({ title, links, path, isIndex, children }: AreaPageProps) {
  return (
    <Page title={title} isWide>
      <div className="gap-8 md:grid md:grid-cols-[15rem_1fr]">
        <div className={classNames(!isIndex && 'hidden md:block')}>
          <SectionNav label={title} links={links} path={path} />
        </div>
        <div className={classNames('min-w-0', isIndex && 'hidden md:block')}>{children}</div>
      </div>
    </Page>
  );
}

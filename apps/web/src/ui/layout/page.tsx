import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PageLayoutProps = {
  title: string;
  /** Before the title: the way back, where there is one. */
  lead?: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

/** A page inside the shell: its title stays in sight, its content is as wide as reads well. */
export function Page({ title, lead, actions, isWide = false, children }: PageLayoutProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full',
        isWide ? 'max-w-5xl 3xl:max-w-7xl 4xl:max-w-[96rem]' : 'max-w-[672px]',
      )}
    >
      <header className="sticky top-(--offline-line) z-head flex h-16 items-center gap-4 page-head px-4">
        {lead}
        <h1 className="line-clamp-2 min-w-0 grow wrap-anywhere font-bold text-title max-sm:leading-tight">
          {title}
        </h1>
        {actions}
      </header>
      <div className="px-4 pb-10">{children}</div>
    </div>
  );
}

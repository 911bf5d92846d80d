import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PanesProps = {
  /** What the page is about. */
  lead: ReactNode;
  /** What belongs to it: the second pane, and after the lead where there is no room for one. */
  aside: ReactNode;
  /** What goes on below the lead. */
  children?: ReactNode;
};

const pane = 'flex min-w-0 flex-col gap-8';

export function Panes({ lead, aside, children }: PanesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] xl:gap-x-10 3xl:grid-cols-[minmax(0,1fr)_30rem] 3xl:gap-x-14 4xl:grid-cols-[minmax(0,1fr)_38rem]">
      <div className={pane}>{lead}</div>
      <div className={classNames(pane, 'xl:row-span-2')}>{aside}</div>
      {children && <div className={pane}>{children}</div>}
    </div>
  );
}

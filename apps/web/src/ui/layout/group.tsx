import { type ReactNode, useId } from 'react';

type GroupProps = { title?: string; hint?: ReactNode; children: ReactNode };

/** Things that belong together, on one card under their name. */
export function Group({ title, hint, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className="flex flex-col gap-2">
      {title && (
        <h3 id={id} className="px-1 font-semibold text-lead">
          {title}
        </h3>
      )}
      {hint && <p className="px-1 text-ink-soft">{hint}</p>}
      <div className="rounded-card border border-line bg-surface px-4 py-2 shadow-card sm:px-5">
        {children}
      </div>
    </section>
  );
}

/** A line of a group: what it is, what it says, what can be done. */
export function GroupLine({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0">
        <div className="text-caption text-ink-soft">{label}</div>
        <div className="font-medium">{value}</div>
      </div>
      {action}
    </div>
  );
}

import { type ReactNode, useId } from 'react';

type CardSectionProps = {
  title?: string;
  /** Of the heading, within its page. */
  level?: 2 | 3;
  hint?: ReactNode;
  children: ReactNode;
};

export function CardSection({ title, level = 3, hint, children }: CardSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={title ? id : undefined} className="flex flex-col gap-2">
      {title && (
        <Heading id={id} className="px-1 font-semibold text-lead">
          {title}
        </Heading>
      )}
      {hint && <p className="px-1 text-ink-soft">{hint}</p>}
      <div className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">{children}</div>
    </section>
  );
}

/** A row of a card section: label, value and an action. */
export function CardSectionRow({
  label,
  value,
  action,
}: {
  label: string;
  value: ReactNode;
  action?: ReactNode;
}) {
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

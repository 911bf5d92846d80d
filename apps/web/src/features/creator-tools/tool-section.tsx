import { type ReactNode, useId } from 'react';

export function ToolSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-4 font-semibold text-lead">
        {title}
      </h3>
      {children}
    </section>
  );
}

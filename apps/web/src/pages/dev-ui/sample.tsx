import type { ReactNode } from 'react';

export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="mb-12">
      <h2 className="mb-1 font-bold text-title">{title}</h2>
      {hint && <p className="mb-3 text-caption text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-4">
      <p className="mb-1.5 font-mono text-caption text-ink-faint">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** It is all there is, so its title is the page's. */
  isPage?: boolean;
};

export function EmptyState({ icon, title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-sm animate-fade flex-col items-center gap-3 px-6 py-16 text-center">
      <span className="mb-1 text-ink-soft [&>svg]:size-8">{icon}</span>
      <Heading className="font-semibold text-lead">{title}</Heading>
      {text && <p className="text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

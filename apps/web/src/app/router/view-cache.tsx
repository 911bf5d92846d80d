import { Activity, type ComponentType, memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { type RecentView, withView } from './recent-views.ts';

export type View = PageProps & { key: string; Page: ComponentType<PageProps> };

/**
 * Shows the current view and keeps the last ten alive behind it: what was typed, opened and scrolled is there when
 * one comes back. Views get their address as props, so a hidden one never sees the address of another.
 */
export function ViewCache({ current }: { current: View }) {
  const [currentView, setCurrentView] = useState(current);
  const [views, setCurrentViews] = useState<readonly RecentView<View>[]>(() => withView([], current));
  if (currentView !== current) {
    setCurrentView(current);
    setCurrentViews(withView(views, current));
  }
  useScrollPosition(current.key);
  return views.map(({ view }) => (
    <CachedView key={view.key} view={view} isShown={view.key === current.key} />
  ));
}

type CachedViewProps = { view: View; isShown: boolean };

// A navigation renders the view that it leaves and the one that it opens, not every cached view.
const CachedView = memo(({ view, isShown }: CachedViewProps) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <ErrorBoundary>
      <Suspense fallback={null}>
        <view.Page title={view.title} params={view.params} search={view.search} />
      </Suspense>
    </ErrorBoundary>
  </Activity>
));

// All views share the window's scroll bar: each has a scroll position of its own.
function useScrollPosition(key: string): void {
  const positions = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // On Back the browser would scroll the view that is being left, and that would be stored as its position.
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const scrollPositions = positions.current;
    window.scrollTo(0, scrollPositions.get(key) ?? 0);
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** How many views stay alive at once. */
export const maxViews = 10;

export type RecentView<View> = { view: View & { key: string }; shownAt: number };

/**
 * The views that are alive once `current` is shown: it joins or is brought up to date in its place, and beyond ten
 * the one longest not shown goes. Places never change, so that React does not move what is on the page.
 */
export function withView<View>(
  views: readonly RecentView<View>[],
  current: View & { key: string },
  max = maxViews,
): RecentView<View>[] {
  const shownAt = Math.max(0, ...views.map((view) => view.shownAt)) + 1;
  const entry = { view: current, shownAt };
  const isKnown = views.some(({ view }) => view.key === current.key);
  const next = isKnown
    ? views.map((other) => (other.view.key === current.key ? entry : other))
    : [...views, entry];
  const oldest = next.map((view) => view.shownAt).sort((a, b) => b - a)[max];
  return next.filter((view) => oldest === undefined || view.shownAt > oldest);
}

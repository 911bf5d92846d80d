const lowest = 0.6;
const wished = 0.4;

/** Scrolls the page up where what opens at this place would open out of sight. */
export function makeRoomBelow(place: Element): void {
  const { top } = place.getBoundingClientRect();
  if (top < innerHeight * lowest) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - innerHeight * wished, behavior: isStill ? 'instant' : 'smooth' });
}

export type Side = 'right' | 'bottom' | 'top';

const gap = 6;
const margin = 8;

/** Places a name beside what it names; on the other side where there is no room above or below. */
export function placeBeside(element: HTMLElement, anchor: Element, side: Side): void {
  const { width, height } = element.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const centred = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
  const above = { ...centred, top: box.top - height - gap };
  const below = { ...centred, top: box.bottom + gap };
  const hasRoomBelow = below.top + height + margin <= innerHeight;
  const place = {
    right: { ...centred, left: box.right + gap },
    bottom: hasRoomBelow ? below : above,
    top: above.top >= margin ? above : below,
  }[side];
  element.style.left = `${clamp(place.left, innerWidth - width - margin)}px`;
  element.style.top = `${clamp(place.top, innerHeight - height - margin)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most));
}

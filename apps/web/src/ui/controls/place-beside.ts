export type Side = 'right' | 'bottom' | 'top';

const gap = 6;
const margin = 8;

export function placeBeside(element: HTMLElement, anchor: Element, side: Side): void {
  const { width, height } = element.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const centred = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
  const place = {
    right: { ...centred, left: box.right + gap },
    bottom: { ...centred, top: box.bottom + gap },
    top: { ...centred, top: box.top - height - gap },
  }[side];
  element.style.left = `${clamp(place.left, innerWidth - width - margin)}px`;
  element.style.top = `${clamp(place.top, innerHeight - height - margin)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most));
}

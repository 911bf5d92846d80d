/** Neighbours of the same calendar day, as the reader's clock has it. */
export function groupByDay<Item extends { created_time: string }>(
  items: readonly Item[],
): { day: string; items: Item[] }[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.created_time);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** The local calendar day of an instant, `2026-11-21`. */
export function dayOf(instant: string): string {
  const time = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

import { type KeyboardEvent, useId, useRef, useState } from 'react';

/**
 * Arrow keys through the options of a list while the focus stays in its text field (WAI-ARIA combobox). `reset`
 * forgets the choice, as when there are other options. Options are the links with that role inside `list`; Enter opens
 * the chosen one, without a choice it calls `onSubmit`.
 */
export function useOptionKeys(onSubmit: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [activeId, setActiveId] = useState<string>();

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const choose = (option: HTMLElement | undefined) => {
    for (const [index, candidate] of options().entries()) {
      candidate.id = `${prefix}${index}`;
      candidate.setAttribute('aria-selected', String(candidate === option));
    }
    option?.scrollIntoView?.({ block: 'nearest' });
    setActiveId(option?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const all = options();
    const index = all.findIndex((candidate) => candidate.id !== '' && candidate.id === activeId);
    if (event.key === 'ArrowDown') choose(all[(index + 1) % all.length]);
    else if (event.key === 'ArrowUp') choose(all.at(index < 0 ? -1 : index - 1));
    else if (event.key !== 'Enter') return;
    else if (all[index]) all[index].click();
    else onSubmit();
    event.preventDefault();
  };
  return { list, activeId, onKeyDown, reset: () => choose(undefined) };
}

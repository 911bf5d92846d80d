import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { emojiGroups } from './emoji.ts';

const recentItem = personalItem<readonly string[]>('browser', 'recentEmoji');
const columns = 7;
const recentMax = columns * 2;

export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation();
  // They do not change places while one picks.
  const [recent] = useState(() => recentItem.get() ?? []);
  const pick = (emoji: string) => {
    const before = recentItem.get() ?? [];
    recentItem.set([emoji, ...before.filter((other) => other !== emoji)].slice(0, recentMax));
    onPick(emoji);
  };
  const groups = emojiGroups.map(({ name, emoji }) => ({ name, list: emoji.split(' ') }));
  return (
    <div onKeyDown={onKeyDown} className="max-h-64 overflow-y-auto overscroll-contain">
      {recent.length > 0 && <Group title={t('emoji.recent')} list={recent} onPick={pick} />}
      {groups.map(({ name, list }) => (
        <Group key={name} title={t(`emoji.${name}`)} list={list} onPick={pick} />
      ))}
    </div>
  );
}

type GroupProps = { title: string; list: readonly string[]; onPick: (emoji: string) => void };

function Group({ title, list, onPick }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="px-2 pt-2 text-caption text-ink-faint">{title}</h3>
      <div className="grid grid-cols-7">
        {list.map((emoji) => (
          <button
            key={emoji}
            type="button"
            data-emoji=""
            onClick={() => onPick(emoji)}
            className="grid aspect-square place-items-center rounded-control text-xl hover:bg-sunken"
          >
            {emoji}
          </button>
        ))}
      </div>
    </section>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
  const at = all.indexOf(event.target as HTMLElement);
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
}

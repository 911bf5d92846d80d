import { seededNumbers } from '../seeded-numbers.ts';

/**
 * Fills in the macros of character cards, case-insensitively: `{{char}}`, `{{user}}` and their old spellings,
 * `{{random:a,b}}`, `{{pick:a,b}}` (the same wherever it stands in a prompt), `{{roll:6}}`, `{{reverse:x}}`; comments
 * vanish. Chance comes from the seed.
 */
export function cardMacros(names: { char: string; user: string }, seed: string): (text: string) => string {
  const next = seededNumbers(seed);
  return (text) =>
    text
      .replace(/\{\{(?:\/\/|comment:|hidden_key:)[^{}]*\}\}/gi, '')
      .replace(/\{\{random::?([^{}]*)\}\}/gi, (_all, list: string) => pick(list, next()))
      .replace(/\{\{pick::?([^{}]*)\}\}/gi, (_all, list: string) =>
        pick(list, seededNumbers(`${seed} ${list}`)()),
      )
      .replace(/\{\{roll:d?(\d{1,6})\}\}/gi, (_all, sides: string) =>
        String(1 + Math.floor(next() * Number(sides))),
      )
      .replace(/\{\{reverse:([^{}]*)\}\}/gi, (_all, word: string) => [...word].reverse().join(''))
      .replace(/\{\{char\}\}|<bot>|<char>/gi, () => names.char)
      .replace(/\{\{user\}\}|<user>/gi, () => names.user);
}

function pick(list: string, chance: number): string {
  const options = list.split(/(?<!\\),/).map((option) => option.replaceAll('\\,', ',').trim());
  return options[Math.floor(chance * options.length)] ?? '';
}

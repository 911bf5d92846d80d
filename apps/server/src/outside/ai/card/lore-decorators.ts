/** What the decorators of an entry ask for (character-card-spec-v3, `@@name value`). */
export type Decorators = {
  depth?: number;
  role?: 'system' | 'user' | 'assistant';
  position?: 'before' | 'after';
  scanDepth?: number;
  additionalKeys?: string[];
  excludeKeys?: string[];
  /** True: in any case; false: never. */
  isForced?: boolean;
  /** Counted in answers of the character. */
  onlyAfter?: number;
  onlyEvery?: number;
};

const maxFallbacks = 5;

/**
 * Reads the decorators of an entry's content and takes their lines away. A decorator that nobody here knows gives way to
 * the `@@@` lines below it, the first that is known; without any it is ignored.
 */
export function readDecorators(content: string): { content: string; decorators: Decorators } {
  const decorators: Decorators = {};
  const lines: string[] = [];
  let isOpen = false;
  let fallbacks = 0;
  for (const line of content.split(/\r?\n/)) {
    const match = /^(@{2,3})([a-z_]+)[ \t]*(.*)$/i.exec(line);
    if (!match) {
      if (!line.startsWith('@@')) lines.push(line);
      continue;
    }
    const isFallback = match[1] === '@@@';
    if (isFallback && (!isOpen || ++fallbacks > maxFallbacks)) continue;
    const read = readers[match[2]?.toLowerCase() ?? '']?.(match[3]?.trim() ?? '');
    if (!isFallback) fallbacks = 0;
    isOpen = read === undefined;
    Object.assign(decorators, read);
  }
  return { content: lines.join('\n').trim(), decorators };
}

/** Undefined where the value makes no sense, as for a decorator that is not known. */
const readers: Record<string, (value: string) => Decorators | undefined> = {
  depth: (value) => withNumber(value, (depth) => ({ depth })),
  role: (value) =>
    value === 'system' || value === 'user' || value === 'assistant' ? { role: value } : undefined,
  position: (value) => (value in places ? { position: places[value as keyof typeof places] } : undefined),
  scan_depth: (value) => withNumber(value, (scanDepth) => ({ scanDepth })),
  additional_keys: (value) => ({ additionalKeys: listOf(value) }),
  exclude_keys: (value) => ({ excludeKeys: listOf(value) }),
  activate: () => ({ isForced: true }),
  dont_activate: () => ({ isForced: false }),
  activate_only_after: (value) => withNumber(value, (onlyAfter) => ({ onlyAfter })),
  activate_only_every: (value) => withNumber(value, (onlyEvery) => ({ onlyEvery })),
};

const places = {
  before_desc: 'before',
  after_desc: 'after',
  personality: 'after',
  scenario: 'after',
} as const;

function withNumber(value: string, make: (number: number) => Decorators): Decorators | undefined {
  return /^\d{1,4}$/.test(value) ? make(Number(value)) : undefined;
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .slice(0, 50);
}

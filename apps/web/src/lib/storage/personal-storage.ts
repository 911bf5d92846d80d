// What a browser stores about the signed-in person. Every key has one prefix, so that logging out clears it whole.

/**
 * How long an item lives. `login`: until the session ends, also when the server ends it. `browser`: until the person logs out, for
 * all tabs. `tab`: the same, for this tab alone.
 */
export type PersonalSpan = 'login' | 'browser' | 'tab';

export type PersonalItem<Value> = {
  /** The stored value; undefined when there is none or it cannot be read. */
  get: () => Value | undefined;
  /** Stores a JSON value. Where the storage is full or closed, it lasts as long as the page. */
  set: (value: Value) => void;
  remove: () => void;
  /** The stored JSON, a snapshot that is equal as long as nothing changes. */
  getText: () => string | null;
};

const loginKeys = {
  token: 'token',
  imToken: 'imToken',
  user: 'userInfo',
  isRecommend: 'isRecommend',
  exportErrorTime: 'exportErrorTime',
  intimacyConfig: 'intimacyConfig',
  profileSettings: 'profileSettings',
  creatorInfo: 'creatorInfo',
  allCommodityList: 'allCommodityList',
} as const;

/** Keys that the specification names (§3, "Stored locally"); they have no prefix. The first ones end with the login. */
export const specKeys = { ...loginKeys, isMute: 'isMute', language: 'language' } as const;

const prefix = 'personal.';
const unsaved = new Map<string, string>();

export function personalItem<Value>(span: PersonalSpan, name: string): PersonalItem<Value> {
  const key = keyOf(span, name);
  const getText = () => unsaved.get(key) ?? read(span, key);
  return {
    getText,
    get: () => parse<Value>(getText()),
    set: (value) => write(span, key, JSON.stringify(value)),
    remove: () => {
      unsaved.delete(key);
      storageOf(span)?.removeItem(key);
    },
  };
}

/** Several values of the person, each under a key of its own: two tabs that write at once do not undo each other. */
export type PersonalItems<Value> = {
  /** Those that can be read, in no order. */
  list: () => Value[];
  set: (id: string, value: Value) => void;
  remove: (id: string) => void;
  /** The stored JSON of all, a snapshot that is equal as long as nothing changes; '' when there is none. */
  getText: () => string;
};

export function personalItems<Value>(span: PersonalSpan, name: string): PersonalItems<Value> {
  const start = keyOf(span, `${name}.`);
  const itemOf = (id: string) => personalItem<Value>(span, `${name}.${id}`);
  const texts = () => {
    const keys = new Set([...unsaved.keys(), ...Object.keys(storageOf(span) ?? {})]);
    return [...keys]
      .filter((key) => key.startsWith(start))
      .sort()
      .flatMap((key) => unsaved.get(key) ?? read(span, key) ?? []);
  };
  return {
    list: () => texts().flatMap((text) => parse<Value>(text) ?? []),
    set: (id, value) => itemOf(id).set(value),
    remove: (id) => itemOf(id).remove(),
    getText: () => texts().join('\n'),
  };
}

/** Stores a JSON value under a key of the specification, for the signed-in person. A full storage drops it. */
export function storeSpecItem(name: keyof typeof loginKeys, value: unknown): void {
  try {
    storageOf('login')?.setItem(loginKeys[name], JSON.stringify(value));
  } catch {
    // It is asked for again.
  }
}

/** The JSON value under a key of the specification; undefined where there is none or it cannot be read. */
export function readSpecItem<Value>(name: keyof typeof loginKeys): Value | undefined {
  return parse<Value>(storageOf('login')?.getItem(loginKeys[name]) ?? null);
}

/** Clears everything personal of these spans; without any named, all that there is. */
export function clearPersonalStorage(spans: readonly PersonalSpan[] = ['login', 'browser', 'tab']): void {
  for (const span of spans) {
    const storage = storageOf(span);
    const isOfSpan = (key: string) => key.startsWith(keyOf(span, ''));
    for (const key of [...unsaved.keys()].filter(isOfSpan)) unsaved.delete(key);
    for (const key of Object.keys(storage ?? {}).filter(isOfSpan)) storage?.removeItem(key);
  }
  if (spans.includes('login'))
    for (const key of Object.values(loginKeys)) storageOf('login')?.removeItem(key);
}

function keyOf(span: PersonalSpan, name: string): string {
  return `${prefix}${span}.${name}`;
}

/** Undefined where the browser forbids storage. */
function storageOf(span: PersonalSpan): Storage | undefined {
  try {
    return span === 'tab' ? sessionStorage : localStorage;
  } catch {
    return undefined;
  }
}

function read(span: PersonalSpan, key: string): string | null {
  return storageOf(span)?.getItem(key) ?? null;
}

function write(span: PersonalSpan, key: string, text: string): void {
  try {
    storageOf(span)?.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
}

function parse<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

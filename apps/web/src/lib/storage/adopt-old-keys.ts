import { type PersonalSpan, personalItem } from './personal-storage.ts';

type OldKeys = { span: PersonalSpan; pattern: RegExp; isText?: true };

// Before they shared a prefix, items stood under their bare names; some held their text as it is instead of JSON.
const oldKeys: readonly OldKeys[] = [
  { span: 'login', pattern: /^(imTokenEnds|welcomeOffered)$/ },
  { span: 'browser', pattern: /^(outbox|postDrafts|recentSearches\..+)$/ },
  { span: 'tab', pattern: /^(signInAttempt|interruptedGift|joinCheckout|(comment|creatorDraft) .+)$/ },
  { span: 'tab', pattern: /^(draft .+|checkout|wayBack|reloadedFor|chatChangesNext)$/, isText: true },
];

/** Moves what an earlier version of the app stored to where it is read now. */
export function adoptOldKeys(): void {
  for (const { span, pattern, isText } of oldKeys) {
    const storage = span === 'tab' ? sessionStorage : localStorage;
    for (const key of Object.keys(storage).filter((name) => pattern.test(name))) {
      const value = readValue(storage.getItem(key) ?? '', isText);
      if (value !== undefined) personalItem(span, key).set(value);
      storage.removeItem(key);
    }
  }
}

function readValue(text: string, isText: true | undefined): unknown {
  if (isText) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What belongs to this browser rather than to the person who is signed in.

export function deviceId(): string {
  const saved = localStorage.getItem('deviceId');
  if (saved) return saved;
  const made = crypto.randomUUID();
  localStorage.setItem('deviceId', made);
  return made;
}

/** The device's time zone (IANA name). */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}

export function readSetting(key: string): string | null {
  return localStorage.getItem(key);
}

export function saveSetting(key: string, value: string): void {
  localStorage.setItem(key, value);
}

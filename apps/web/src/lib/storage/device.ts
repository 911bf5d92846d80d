// What belongs to this browser rather than to the person who is signed in.

export function deviceId(): string {
  const stored = localStorage.getItem('deviceId');
  if (stored) return stored;
  const newId = crypto.randomUUID();
  localStorage.setItem('deviceId', newId);
  return newId;
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

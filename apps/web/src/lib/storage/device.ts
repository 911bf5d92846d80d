// What belongs to this browser rather than to the person who is signed in.

/** A name for this browser that outlives logins. */
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

/** A setting of this browser, such as the sidebar's width. */
export function readSetting(key: string): string | null {
  return localStorage.getItem(key);
}

/** Stores a setting of this device, whoever is signed in. */
export function saveSetting(key: string, value: string): void {
  localStorage.setItem(key, value);
}

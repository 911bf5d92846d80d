// JavaScript accepts these names; PostgreSQL does not know them.
const unknown = /^(SystemV\/.*|US\/Pacific-New)$/i;

/**
 * Returns whether this is a name of the IANA time zone database that JavaScript and PostgreSQL read alike:
 * `Area/City`, or UTC. Offsets such as +05:30 are refused because PostgreSQL inverts their sign, as POSIX does; so
 * are abbreviations.
 */
export function isTimezone(name: string): boolean {
  if (name === 'UTC') return true;
  if (name.length > 60 || !/^[A-Za-z]+\//.test(name) || unknown.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

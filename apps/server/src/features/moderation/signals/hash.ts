/** FNV-1a, of which 31 bits are kept. */
export function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & 0x7fffffff;
}

const literals = /(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g;
const templates = /`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g;

/**
 * The keys that a source file names: as they are (`'gift.title'`), or put together, where a hole stands for one name
 * (`` `time.${unit}` `` names all of `time`).
 */
export function findNamedKeys(code: string, keys: ReadonlyMap<string, unknown>): string[] {
  const whole = [...code.matchAll(literals)].map(([, , key = '']) => key).filter((key) => keys.has(key));
  const patterns = [...code.matchAll(templates)].map(([, template = '']) => patternOf(template));
  const matched = [...keys.keys()].filter((key) => patterns.some((pattern) => pattern.test(key)));
  return [...new Set([...whole, ...matched])];
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

// Free of zod, so that the browser can load it.

/** The path of a call with the values of its input in the places of `:name`. */
export function callPath(path: string, input: object): string {
  return path.replaceAll(/:(\w+)/g, (place, name: string) => {
    const value: unknown = (input as Record<string, unknown>)[name];
    return value === undefined ? place : encodeURIComponent(String(value).toWellFormed());
  });
}

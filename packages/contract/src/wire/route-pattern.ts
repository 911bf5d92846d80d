/** Returns a pattern for whole paths. Variable parts are named groups; the group of a final `$` is `rest`. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\$$/, '(?<rest>.+)').replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`);
}

/** A route as a pattern of whole paths; the variable parts are named groups, the end of an open one is `rest`. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\$$/, '(?<rest>.+)').replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`);
}

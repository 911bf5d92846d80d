/** The id or handle of the creator whose page, post or conversation somebody is on the way to; undefined for another address. */
export function cameFor(path: string | null): string | undefined {
  const [, creator] = /^\/(?:character|messages)\/([^/?#]+)/.exec(path ?? '') ?? [];
  return creator === undefined ? undefined : decodeURIComponent(creator);
}

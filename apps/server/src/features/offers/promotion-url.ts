/** The address of a link: the creator's page, with the link's code. */
export function promotionUrl(publicUrl: string, handle: string, code: string): string {
  return `${publicUrl}/character/${encodeURIComponent(handle)}?offer=${encodeURIComponent(code)}`;
}

export function promotionUrl(publicUrl: string, handle: string, code: string): string {
  return `${publicUrl}/character/${encodeURIComponent(handle)}?offer=${encodeURIComponent(code)}`;
}

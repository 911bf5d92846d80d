import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { requestHeaders } from '../../../lib/call/http-request.ts';
import { getSession } from '../../../lib/storage/session.ts';

const linkPattern = /(?<=[?&]v=)[^&\s]+/;

/** Returns the link that an address, or the first address of a playlist, carries; '' for an open one. */
export function linkIn(text: string): string {
  return linkPattern.exec(text)?.[0] ?? '';
}

/** Returns the address with a newer link. */
export function withLink(address: string, link: string): string {
  return link === '' ? address : address.replace(linkPattern, link);
}

/** The headers by which the server writes a playlist for this session, with links that begin now. */
export function playlistHeaders(): [string, string][] {
  return [...requestHeaders({ token: getSession().token, language: currentLanguage() })];
}

/** Asks for the playlist again. Returns its link; undefined when the video is no longer open to the viewer. */
export async function renewLink(address: string): Promise<string | undefined> {
  const response = await fetch(address, { headers: playlistHeaders(), cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`a playlist was answered with ${response.status}`);
  return linkIn(await response.text());
}

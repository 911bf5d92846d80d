import type { QueryClient } from '@tanstack/react-query';
import { parseLocation } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { hasAttention } from '../../conversation/scroll/use-page-attention.ts';
import type { Banner } from './banner.ts';
import { isDoNotDisturb, wantsBanner } from './banner-preferences.ts';
import { createBannerQueue } from './banner-queue.ts';
import { isSeenAlready } from './banner-rules.ts';

const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The banners of this tab. */
export const banners = createBannerQueue(
  clock,
  (banner) =>
    isDoNotDisturb() ||
    isSeenAlready(banner, { openConversation: openConversation(), hasAttention: hasAttention() }),
);

export function isBeforeEyes(conversation: string): boolean {
  return hasAttention() && openConversation() === conversation;
}

export async function announce(client: QueryClient, banner: Banner): Promise<void> {
  if (await wantsBanner(client, banner)) banners.add(banner);
}

function openConversation(): string | null {
  const { path, search } = parseLocation(location.pathname + location.search);
  const prefix = `${paths.messages}/`;
  if (!path.startsWith(prefix)) return null;
  return paths.conversation(decodeURIComponent(path.slice(prefix.length)), null, Number(search.chat) || 0);
}

import { repeatWithinMs, systemDelayMs } from '@kindred/contract/notifications/limits';
import type { Banner } from './banner.ts';

// The rules of banners, without clock, screen or queue.

/** What has been taken in so far. Times are epoch milliseconds. */
export type Memory = { eventIds: readonly string[]; last: { looks: string; at: number } | null };

export const noMemory: Memory = { eventIds: [], last: null };

const rememberedIds = 200;

/** A banner was here before: by its event id, or, where there is none, the same one within two seconds. */
export function isRepeat(banner: Banner, memory: Memory, now: number): boolean {
  if (banner.eventId !== null) return memory.eventIds.includes(banner.eventId);
  return (
    memory.last !== null && memory.last.looks === looksOf(banner) && now - memory.last.at < repeatWithinMs
  );
}

/** What is remembered once this banner was shown. */
export function withBanner(memory: Memory, banner: Banner, now: number): Memory {
  const { eventId } = banner;
  return {
    eventIds: eventId === null ? memory.eventIds : [...memory.eventIds, eventId].slice(-rememberedIds),
    last: { looks: looksOf(banner), at: now },
  };
}

/** How long a banner waits before its turn. */
export function delayOf({ pushType }: Pick<Banner, 'pushType'>): number {
  return pushType === 'system_msg' ? systemDelayMs : 0;
}

export type Attention = {
  /** The conversation of the current address, without the message that it opened at. */
  openConversation: string | null;
  /** The tab is visible and has the focus. */
  hasAttention: boolean;
};

export function isSeenAlready({ content }: Banner, { openConversation, hasAttention }: Attention): boolean {
  return content.kind === 'message' && hasAttention && content.conversation === openConversation;
}

// What a person would see of it. When it was sent is not part of that.
function looksOf({ pushType, name, avatar, content }: Banner): string {
  if (content.kind !== 'notification') return JSON.stringify([pushType, name, avatar, content]);
  const { topic, char_id, diamonds, usd_cents } = content.notification;
  return JSON.stringify([pushType, name, avatar, topic, char_id, diamonds, usd_cents]);
}

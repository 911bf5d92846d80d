import { paths } from '../../../lib/navigation/paths.ts';

export type TodayFacts = {
  /** Days since the newest post appeared; undefined before the first. */
  daysSincePost: number | undefined;
  drafts: number;
  /** Subscriptions that are canceled and still run. */
  canceled: number;
};

export type NextStep =
  | { kind: 'firstPost' | 'draft' | 'canceled' | 'companion'; count: number; path: string }
  | { kind: 'quiet'; count: number; path: string };

const quietDays = 3;

/** Returns the one thing that would help a creator most now: the first rule that fits. */
export function nextStep({ daysSincePost, drafts, canceled }: TodayFacts): NextStep {
  if (drafts > 0) return { kind: 'draft', count: drafts, path: paths.creatorTool('queue') };
  if (daysSincePost === undefined) return { kind: 'firstPost', count: 0, path: paths.createPost };
  if (daysSincePost >= quietDays) return { kind: 'quiet', count: daysSincePost, path: paths.createPost };
  if (canceled > 0) return { kind: 'canceled', count: canceled, path: paths.creatorList('ended') };
  return { kind: 'companion', count: 0, path: paths.setting('creator-config/edit-chat') };
}

import { maxStopLength, maxStops, modelRanges, roleMergings } from '@kindred/contract/ai-models/limits';
import { z } from 'zod';

/** How the roles of a prompt are sent: as they are, neighbours of one role as one, or as strict templates want them. */
export type RoleMerging = (typeof roleMergings)[number];

/** What is set for one model; undefined: what the endpoint says of itself, or its own default. */
export type ModelSettings = {
  /** Tokens of prompt and answer together. */
  contextTokens: number | undefined;
  /** The longest answer. */
  maxTokens: number;
  temperature: number | undefined;
  topP: number | undefined;
  stop: readonly string[];
  roles: RoleMerging;
};

const inRange = ({ min, max }: { min: number; max: number }) => z.coerce.number().min(min).max(max);

/** Values that a setting may have, as text or number. */
export const settingRanges = {
  contextTokens: inRange(modelRanges.context_tokens).int(),
  maxTokens: inRange(modelRanges.max_tokens).int(),
  temperature: inRange(modelRanges.temperature),
  topP: inRange(modelRanges.top_p),
  stop: z.array(z.string().min(1).max(maxStopLength)).max(maxStops),
  roles: z.enum(roleMergings),
};

/** Strict templates are common among self-hosted models, and take what others take too; OpenAI takes all. */
export function defaultRoles(baseUrl: string): RoleMerging {
  return new URL(baseUrl).hostname === 'api.openai.com' ? 'none' : 'alternate';
}

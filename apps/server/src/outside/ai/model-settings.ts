import { z } from 'zod';

/** How the roles of a prompt are sent: as they are, neighbours of one role as one, or as strict templates want them. */
export const roleMergings = ['none', 'merge', 'alternate'] as const;
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

export const defaultMaxTokens = 700;
export const stopMax = 4;

/** Values that a setting may have, wherever it is set. */
export const settingRanges = {
  contextTokens: z.coerce.number().int().min(1024).max(2_000_000),
  maxTokens: z.coerce.number().int().min(16).max(8192),
  temperature: z.coerce.number().min(0).max(2),
  topP: z.coerce.number().gt(0).max(1),
  stop: z.array(z.string().min(1).max(64)).max(stopMax),
  roles: z.enum(roleMergings),
};

/** Strict templates are common among models of one's own, and take what others take too; OpenAI takes all. */
export function defaultRoles(baseUrl: string): RoleMerging {
  return new URL(baseUrl).hostname === 'api.openai.com' ? 'none' : 'alternate';
}

import type { Context } from '../../context.ts';
import type { AiConfig } from '../../outside/ai/ai-config.ts';
import type { CompanionAi, ReplyRequest, TokenUsage } from '../../outside/ai/companion-ai.ts';
import { estimateTokens } from '../../outside/ai/estimate-tokens.ts';
import { scriptedCompanion } from '../../outside/ai/scripted/scripted-companion.ts';
import { addUsage, findAiSettings } from './ai-usage.sql.ts';
import { countedSpeech } from './counted-speech.ts';

type AiContext = Pick<Context, 'ai' | 'db' | 'clock' | 'config' | 'log'>;

const offline = scriptedCompanion();

/** The endpoint and its models: from the environment, or connected by an administrator. */
export function aiConfigOf({ ai, config }: Pick<Context, 'ai' | 'config'>): AiConfig | undefined {
  return config.ai ?? ai.config;
}

/**
 * Returns the AI that speaks for a creator now: the model of their choice, whose tokens are counted, or the offline
 * companion when the month's budget is spent.
 */
export async function creatorAi(context: AiContext, creatorId: string): Promise<CompanionAi> {
  const { ai, db, clock } = context;
  const config = aiConfigOf(context);
  if (ai.kind === 'scripted' || !config) return ai;
  const settings = await findAiSettings.first(db, { userId: creatorId, now: clock.now() });
  if (settings?.is_spent) return offline;
  // The operator may have removed the chosen model.
  const model = config.models.find(({ name }) => name === settings?.model)?.name ?? config.model;
  const payer = { userId: creatorId, maxUsdCents: config.maxUsdCents ?? null };
  return {
    kind: 'model',
    model,
    ...(ai.promptTokens && { promptTokens: ai.promptTokens }),
    ...(ai.standIn && { standIn: ai.standIn }),
    ...(ai.embeddings && { embeddings: ai.embeddings }),
    ...(ai.speech && { speech: countedSpeech(context, payer, ai.speech) }),
    reply: (request) => countedReply(context, creatorId, { ...request, model }),
  };
}

/** Returns the same context with the creator's AI. */
export async function withCreatorAi<Whole extends AiContext>(
  context: Whole,
  creatorId: string,
): Promise<Whole> {
  return { ...context, ai: await creatorAi(context, creatorId) };
}

/** Counts the tokens read and written, however the answer ends; estimates them when the endpoint does not report them. */
async function* countedReply(
  context: AiContext,
  creatorId: string,
  request: ReplyRequest & { model: string },
): AsyncGenerator<string> {
  let answer = '';
  let usage: TokenUsage | undefined;
  const { onPiece } = request;
  const countPiece = (piece: string) => {
    answer += piece;
    onPiece?.(piece);
  };
  try {
    for await (const piece of context.ai.reply({
      ...request,
      ...(onPiece && { onPiece: countPiece }),
      onUsage: (counted) => {
        usage = counted;
      },
    })) {
      answer += piece;
      yield piece;
    }
  } finally {
    // An endpoint that never answered is not paid.
    if (answer !== '' || usage) await storeUsage(context, creatorId, request, answer, usage);
  }
}

async function storeUsage(
  context: AiContext,
  userId: string,
  request: ReplyRequest & { model: string },
  answer: string,
  usage: TokenUsage | undefined,
): Promise<void> {
  const { db, clock, log } = context;
  const config = aiConfigOf(context);
  const read = request.messages.reduce((sum, { content }) => sum + estimateTokens(content) + 4, 0);
  const inputTokens = usage?.inputTokens ?? read;
  const outputTokens = usage?.outputTokens ?? estimateTokens(answer);
  const price = config?.models.find(({ name }) => name === request.model);
  // US dollars per thousand tokens are thousands of millionths per token.
  const costMicros = Math.ceil(
    (inputTokens * (price?.inputUsd ?? 0) + outputTokens * (price?.outputUsd ?? 0)) * 1000,
  );
  const counted = { model: request.model, inputTokens, outputTokens, costMicros };
  await addUsage
    .run(db, {
      userId,
      now: clock.now(),
      maxUsdCents: config?.maxUsdCents ?? null,
      ...counted,
      inputTokens: String(inputTokens),
      outputTokens: String(outputTokens),
      costMicros: String(costMicros),
    })
    .catch((err: unknown) => log.error({ err, ...counted }, 'what a model was asked could not be counted'));
}

import type { CallOutput } from '@kindred/contract/all/calls';
import type { AnyCheck, GoldenConversation, ProbeResult } from '@kindred/contract/cards/proof';
import type { Context } from '../../../context.ts';
import { readCard, readTranslatedCards } from '../../../outside/ai/card/character-card.ts';
import type { PromptMessage } from '../../../outside/ai/companion-ai.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import type { Viewer } from '../../../viewer.ts';
import { withCreatorAi } from '../../ai-models/creator-ai.ts';
import { askCard } from '../ask-card.ts';
import { findDraft } from '../drafts.sql.ts';
import { promptCard } from '../prompt-card.ts';
import { findProofs, proofDigest } from './find-proofs.ts';
import { listGoldenConversations } from './golden.sql.ts';
import { judgeAnswer, readAnswer } from './judge-answer.ts';
import { modelName } from './model-name.ts';
import { insertProof } from './proofs.sql.ts';
import { safetyProbes } from './safety-probes.ts';

/** The number of conversations of one proof that are replayed at a time. */
const parallel = 3;

type Probe = {
  probe: string;
  kind: ProbeResult['kind'];
  title: string;
  turns: readonly string[];
  checks: AnyCheck[];
};

/**
 * Replays the platform's probes and the creator's conversations with the draft, streams each result beside the earlier
 * answer, and stores the proof at the end. A proof that breaks off is not stored.
 */
export async function* runCardProof(
  appContext: Context,
  _input: unknown,
  viewer: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): AsyncGenerator<CallOutput<'runCardProof'>> {
  const context = await withCreatorAi(appContext, viewer.userId);
  const charId = viewer.charId ?? refuse('notFound');
  const { draft, published } = (await findDraft(context.db, charId)) ?? refuse('notFound');
  const golden = await listGoldenConversations(context.db, charId);
  const of = { charId, draft, golden };
  const proven = await findProofs(context, of);
  const old = { card: promptCard(published), results: proven.published?.results ?? [] };
  const probes = listProbes(golden);
  const limited = semaphore(parallel);
  const replays = probes.map((probe) =>
    limited(() => replay(context, { probe, draft: promptCard(draft), old, charId, signal })),
  );
  for (const pending of replays) pending.catch(() => {});
  const results: ProbeResult[] = [];
  for (const pending of replays) {
    const result = await pending;
    results.push(result);
    yield { total: probes.length, result };
  }
  const isSafe = results.every(({ kind, passed }) => kind !== 'safety' || passed);
  const now = context.clock.now();
  const proof = { digest: proofDigest(context, of), model: modelName(context), results, isSafe, now };
  await insertProof(context.db, { charId, ...proof });
  const { newest } = await findProofs(context, of);
  yield { total: probes.length, ...(newest ? { proof: newest } : {}) };
}

function listProbes(golden: GoldenConversation[]): Probe[] {
  const safety = safetyProbes.map(({ id, turns, checks }) => ({
    probe: id,
    kind: 'safety' as const,
    title: '',
    turns,
    checks: checks.map((kind) => ({ kind, value: '' })),
  }));
  const own = golden.map(({ title, turns, checks }, place) => ({
    probe: String(place),
    kind: 'golden' as const,
    title,
    turns,
    checks,
  }));
  return [...safety, ...own];
}

type Replay = {
  probe: Probe;
  draft: object;
  /** The published card, with its answers from when it was proven. */
  old: { card: object; results: ProbeResult[] };
  charId: string;
  signal: AbortSignal;
};

async function replay(context: Context, { probe, draft, old, charId, signal }: Replay): Promise<ProbeResult> {
  const { name } = readCard(draft, '');
  const question = probe.turns.at(-1) ?? '';
  const ask = (card: object) =>
    answerTo(context, { card, turns: probe.turns, seed: `${charId}.${question}`, signal });
  const earlierResult = old.results.find(
    (earlier) =>
      earlier.kind === probe.kind && earlier.title === probe.title && earlier.question === question,
  );
  const oldAnswer = earlierResult?.new_answer ?? (await ask(old.card));
  const newAnswer = await ask(draft);
  const answer = readAnswer({ answer: newAnswer, characterName: name, question });
  const checks = probe.checks.map((check) => ({ ...check, passed: judgeAnswer(check, answer) }));
  const before = readAnswer({
    answer: oldAnswer,
    characterName: readCard(old.card, '').name,
    question,
  });
  const worse = checks
    .filter(({ passed, ...check }) => !passed && judgeAnswer(check, before))
    .map(({ kind, value }) => ({ kind, value }));
  return {
    probe: probe.probe,
    kind: probe.kind,
    title: probe.title,
    question,
    old_answer: oldAnswer === '' ? null : oldAnswer,
    new_answer: newAnswer,
    checks,
    worse,
    passed: checks.every(({ passed }) => passed),
  };
}

/** Returns the answer to the last turn, after answering all earlier ones; without turns, the greetings. */
async function answerTo(
  context: Context,
  {
    card,
    turns,
    seed,
    signal,
  }: { card: object; turns: readonly string[]; seed: string; signal: AbortSignal },
): Promise<string> {
  const { firstMes } = readCard(card, '');
  if (turns.length === 0) return listGreetingTexts(card).join('\n\n').trim();
  const messages: PromptMessage[] = firstMes ? [{ role: 'assistant', content: firstMes }] : [];
  for (const turn of turns) {
    signal.throwIfAborted();
    messages.push({ role: 'user', content: turn });
    messages.push({ role: 'assistant', content: await askCard(context, { card, messages, seed, signal }) });
  }
  return messages.at(-1)?.content ?? '';
}

/** Lists the greetings in every language of the card. */
function listGreetingTexts(card: object): string[] {
  return [readCard(card, ''), ...readTranslatedCards(card, '')].flatMap((translation) =>
    translation ? [translation.firstMes, ...translation.alternateGreetings] : [],
  );
}

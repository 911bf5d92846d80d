import type { LiveEvent } from '@kindred/contract/all/events';
import { vi } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../data/factories.ts';
import { startTestApp } from './start-test-app.ts';

type Writer = (request: ReplyRequest) => AsyncIterable<string>;
export type CompanionStage = Awaited<ReturnType<typeof startCompanionStage>>;

/** Starts a server with a model under the test's control: `writer` answers, `requests` has the model's requests. */
export async function startCompanionStage() {
  const requests: ReplyRequest[] = [];
  const ai: CompanionAi = {
    kind: 'model',
    reply: (request) => {
      requests.push(request);
      return stage.writer(request);
    },
  };
  const kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
  const stage = {
    kindred,
    requests,
    writer: hello,
    reset() {
      requests.length = 0;
      stage.writer = hello;
    },

    /** Creates a creator, a fan, and the events of the fan's live connection. */
    async pair(): Promise<{ creator: TestCreator; fan: TestUser; events: LiveEvent[] }> {
      const card = { data: { description: 'Mira paints.' } };
      const creator = await createCreator(kindred.context, { name: 'Mira', card });
      const fan = await createUser(kindred.context);
      const events: LiveEvent[] = [];
      kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
      return { creator, fan, events };
    },

    send: (fan: TestUser, creator: TestCreator, content: string, client_id?: string) =>
      kindred.call('charger', { char_id: creator.charId, content, client_id }, { token: fan.token }),

    history: async (fan: TestUser, creator: TestCreator) =>
      (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data,
  };
  return stage;
}

const hello: Writer = () => says('Hello', ' from', ' the companion');

/** Returns the answer of a scripted model, piece by piece. */
export async function* says(...pieces: string[]) {
  yield* pieces;
}

/** Answers with some words, then waits until it is released or aborted. */
export function pausing(before: string, after: string) {
  const gate = Promise.withResolvers<void>();
  const write: Writer = async function* ({ signal }) {
    yield before;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([gate.promise, aborted]);
    if (signal.aborted) return;
    yield after;
  };
  return { write, letGo: gate.resolve };
}

/** Waits for the event of this type and returns it. */
export async function heard<Type extends LiveEvent['type']>(events: LiveEvent[], type: Type, count = 1) {
  return vi.waitFor(
    () => {
      const matches = events.filter((event) => event.type === type) as Extract<LiveEvent, { type: Type }>[];
      if (matches.length < count) throw new Error(`no ${type} yet`);
      return matches[count - 1] as Extract<LiveEvent, { type: Type }>;
    },
    { timeout: 30_000, interval: 10 },
  );
}

/** Joins the pieces of a stream as a client does. */
export function shown(
  lines: { data: { reply_content?: string | undefined; offset?: number | undefined } }[],
): string {
  return lines.reduce(
    (text, { data }) =>
      data.reply_content === undefined ? text : text.slice(0, data.offset) + data.reply_content,
    '',
  );
}

import { updateMemory } from '../../features/memory/update/update-memory.ts';
import type { CompanionAi, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../data/factories.ts';
import { query } from '../sql/query.ts';
import { startTestApp } from './start-test-app.ts';

type Pair = { creator: TestCreator; fan: TestUser; conversationId: string };
export type MemoryStage = Awaited<ReturnType<typeof startMemoryStage>>;

/** Starts a server whose companion answers as the test sets it, and whose model requests the test can read. */
export async function startMemoryStage() {
  const requests: ReplyRequest[] = [];
  const ai: CompanionAi = {
    get kind() {
      return stage.kind;
    },
    reply: async function* (request) {
      requests.push(request);
      const { answer } = stage;
      if (request.messages[0]?.content.startsWith('You keep the notes')) await stage.onReply();
      yield answer;
    },
  };
  const kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();

  async function pair(fields: { isFollowing?: boolean; diamonds?: number } = {}): Promise<Pair> {
    stage.reset();
    const creator = await createCreator(kindred.context, { name: 'Mara' });
    const fan = await createUser(kindred.context, { nickname: 'Tom', diamonds: fields.diamonds ?? 0 });
    if (fields.isFollowing !== false)
      await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    return { creator, fan, conversationId: '' };
  }

  /** Sends messages, waits for the answer, and updates the memory. */
  async function say(of: Pair, ...contents: string[]): Promise<string> {
    let last = '';
    for (const content of contents) {
      const { lines } = await kindred.call(
        'charger',
        { char_id: of.creator.charId, content },
        { token: of.fan.token },
      );
      last = lines.at(-1)?.data.message?.content ?? '';
    }
    const [row] = await query<{ conversation_id: string }>(
      kindred.context.db,
      'select conversation_id from conversations where user_id = $1 and char_id = $2',
      [of.fan.userId, of.creator.charId],
    );
    of.conversationId = row?.conversation_id ?? '';
    await updateMemory(kindred.context, of.conversationId, new AbortController().signal);
    return last;
  }

  const list = async ({ creator, fan }: Pair) =>
    (await kindred.call('listMemory', { char_id: creator.charId }, { token: fan.token })).data;
  const save = (
    { creator, fan }: Pair,
    fields: {
      fact_id?: string;
      content: string;
      kind?: 'name' | 'pet' | 'other';
      is_pinned?: 0 | 1;
      client_id?: string;
    },
  ) =>
    kindred.call(
      'saveFact',
      { char_id: creator.charId, client_id: crypto.randomUUID(), ...fields },
      { token: fan.token },
    );
  const forget = ({ creator, fan }: Pair, fields: { fact_id?: string; all?: 0 | 1 }) =>
    kindred.call('deleteFact', { char_id: creator.charId, ...fields }, { token: fan.token });
  const contents = async (of: Pair) => (await list(of)).facts.map(({ content }) => content).toSorted();
  const factOf = async (of: Pair, content: string) => {
    const fact = (await list(of)).facts.find((row) => row.content === content);
    if (!fact) throw new Error(`no fact ${content}`);
    return fact;
  };
  const switchMemory = ({ creator, fan }: Pair, is_on: 0 | 1) =>
    kindred.call('setMemoryConfig', { char_id: creator.charId, is_on }, { token: fan.token });
  const unsend = async ({ creator, fan }: Pair, nth: number) => {
    const { data } = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
    const message = data.list.filter(({ identity }) => identity === 'fan')[nth - 1];
    return kindred.call('deleteMessage', { msg_id: message?.msg_id ?? '' }, { token: fan.token });
  };
  /** Returns the number of jobs of this memory that wait or run. */
  const pendingUpdates = async ({ conversationId }: Pair) =>
    (
      await query(
        kindred.context.db,
        `select from graphile_worker.jobs where key = 'memory.update:' || $1 or (locked_at is not null and task_identifier = 'memory.update')`,
        [conversationId],
      )
    ).length;
  /** Returns the whole prompt of the newest answer. */
  const prompt = () => JSON.stringify(requests.at(-1)?.messages);

  const stage = {
    kindred,
    requests,
    kind: 'scripted' as CompanionAi['kind'],
    answer: 'I hear you.',
    /** Runs while a model writes the notes. */
    onReply: async () => {},
    reset() {
      stage.kind = 'scripted';
      stage.answer = 'I hear you.';
      stage.onReply = async () => {};
    },
    pair,
    say,
    list,
    save,
    forget,
    contents,
    factOf,
    switchMemory,
    unsend,
    pendingUpdates,
    prompt,
  };
  return stage;
}

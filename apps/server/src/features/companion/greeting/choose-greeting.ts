import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import {
  announceChanged,
  changedMessageColumns,
  changedMessageRow,
} from '../../chat/changes/changed-message.ts';
import { greetFan } from './greet-fan.ts';
import { findGreetings } from './greetings.ts';

const $ = inputs({
  fanId: 'bigint',
  charId: 'bigint',
  chatNo: 'smallint',
  content: 'text',
  version: 'integer',
  num: 'integer',
});

const choose = statement(
  { ...changedMessageRow, outcome: as<'ok' | 'gone' | 'closed'>('text') },
  sql`select outcome, ${changedMessageColumns}
    from choose_greeting(${$.fanId}, ${$.charId}, ${$.chatNo},
      ${$.content},
      ${$.version}, ${$.num}) d`,
);

/** Has the companion begin with another greeting of its card, the n-th of those that `listGreetings` gives. */
export async function chooseGreeting(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { char_id: charId, chat_no: chatNo, index }: ParsedInput<'chooseGreeting'>,
  { userId: fanId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<ChatMessage> {
  const greetings = ((await findGreetings(context, { fanId, charId, chatNo, language })) ?? []).filter(
    Boolean,
  );
  const content = greetings[index] ?? refuse('notFound');
  const version = { content, version: index + 1, num: greetings.length };
  const chosen = { fanId, charId, chatNo, ...version };
  const row = (await chooseStored(context, chosen)) ?? (await greetAndChoose(context, chosen, language));
  switch (row.outcome) {
    case 'ok':
      return announceChanged(context.live, row);
    case 'gone':
      return refuse('notFound');
    case 'closed':
      return refuse('noLiveReply');
    default:
      return row.outcome satisfies never;
  }
}

type Choice = {
  fanId: string;
  charId: string;
  chatNo: number;
  content: string;
  version: number;
  num: number;
};

/** Undefined where the conversation has no greeting. */
async function chooseStored({ db }: Pick<Context, 'db'>, choice: Choice) {
  const row = await choose.one(db, choice);
  return row.outcome === 'gone' ? undefined : row;
}

/** A conversation that the fan has not looked at gets its greeting first. */
async function greetAndChoose(context: Pick<Context, 'db' | 'clock'>, choice: Choice, language: Language) {
  await greetFan(context, { ...choice, language });
  return choose.one(context.db, choice);
}

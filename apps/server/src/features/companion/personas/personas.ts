import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { findConversation } from '../../chat/conversations.sql.ts';
import { reviewText } from '../../moderation/review-text.ts';
import {
  clearChoice,
  deletePersonaRow,
  deletePersonas,
  findChosen,
  insertPersona,
  listPersonaRows,
  storeChoice,
  updatePersona,
} from './personas.sql.ts';

/** The viewer's personas, and which of them they are in the conversation with a character. */
export async function listPersonas(
  { db }: Pick<Context, 'db'>,
  { char_id: charId, chat_no: chatNo }: ParsedInput<'listPersonas'>,
  { userId }: Viewer,
): Promise<CallOutput<'listPersonas'>> {
  const list = await listPersonaRows.all(db, { userId });
  const chosen = charId ? await findChosen.first(db, { userId, charId, chatNo }) : undefined;
  return { list, chosen_id: chosen?.persona_id ?? null };
}

/** Adds a persona, once per client id, or changes the one with `persona_id`. */
export async function savePersona(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { persona_id: personaId, client_id: clientId, ...words }: ParsedInput<'savePersona'>,
  { userId }: Viewer,
): Promise<CallOutput<'savePersona'>> {
  const { name, pronouns, about } = words;
  if (reviewText([name, pronouns, about].join('\n'), 'name').outcome === 'refuse') refuse('textRefused');
  const values = { userId, name, pronouns, about, now: context.clock.now() };
  const persona = personaId
    ? ((await updatePersona.first(context.db, { ...values, personaId })) ?? refuse('notFound'))
    : ((await insertPersona.first(context.db, { ...values, clientId })) ?? refuse('personasFull'));
  return { persona };
}

/** Deletes a persona; where it was chosen, the fan is themselves again. */
export async function deletePersona(
  { db }: Pick<Context, 'db'>,
  { persona_id: personaId }: ParsedInput<'deletePersona'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  await deletePersonaRow.run(db, { userId, personaId });
  return {};
}

/** Chooses who the viewer is in a conversation; null: themselves. */
export async function choosePersona(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { char_id: charId, chat_no: chatNo, persona_id: personaId }: ParsedInput<'choosePersona'>,
  { userId }: Viewer,
): Promise<CallOutput<'choosePersona'>> {
  const now = context.clock.now();
  const conversation = await findConversation(context.db, {
    viewerId: userId,
    charId,
    fanId: userId,
    chatNo,
    now,
  });
  if (!conversation) refuse('notFound');
  await transact(context, async (tx) => {
    if (personaId === null) return clearChoice.run(tx, { userId, charId, chatNo });
    if ((await storeChoice.run(tx, { userId, charId, chatNo, personaId })) === 0) refuse('notFound');
  });
  return { chosen_id: personaId };
}

/** Personas go with the account; choices go by the foreign key. */
export async function deletePersonasOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deletePersonas.run(tx, { userId });
}

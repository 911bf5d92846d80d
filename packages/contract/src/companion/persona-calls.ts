import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { chatNo, id } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';
import { personaAboutMaxLength, personaNameMaxLength, pronounsMaxLength } from './limits.ts';

/** Who a fan is to companions. */
export const persona = z.object({
  persona_id: id,
  name: z.string(),
  pronouns: z.string(),
  about: z.string(),
});
export type Persona = z.infer<typeof persona>;

const personaSpec = {
  auth: 'user',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 4096,
  rule: 'Everybody, for their own.',
} as const;

export const listPersonasCall = defineCall({
  ...personaSpec,
  name: 'listPersonas',
  summary: 'My personas, and which of them I am in the conversation with a character; null: myself.',
  method: 'GET',
  path: '/v3/api/dialogue/persona/list',
  input: z.object({ char_id: id.optional(), chat_no: chatNo }),
  output: z.object({ list: z.array(persona), chosen_id: id.nullable() }),
  refusals: [],
  idempotency: 'read',
});

export const savePersonaCall = defineCall({
  ...personaSpec,
  name: 'savePersona',
  summary: 'Adds a persona, or changes the one with `persona_id`.',
  method: 'POST',
  path: '/v3/api/dialogue/persona/save',
  input: z.object({
    persona_id: id.optional(),
    name: z.string().trim().min(1).max(personaNameMaxLength),
    pronouns: z.string().trim().max(pronounsMaxLength).default(''),
    about: z.string().trim().max(personaAboutMaxLength).default(''),
    client_id: z.string().min(8).max(64),
  }),
  output: z.object({ persona }),
  refusals: ['textRefused', 'personasFull'],
  idempotency: 'client_id',
});

export const deletePersonaCall = defineCall({
  ...personaSpec,
  name: 'deletePersona',
  summary: 'Deletes a persona; where it was chosen, I am myself again.',
  method: 'POST',
  path: '/v3/api/dialogue/persona/delete',
  input: z.object({ persona_id: id }),
  output: nothing,
  refusals: [],
  idempotency: 'natural',
});

export const choosePersonaCall = defineCall({
  ...personaSpec,
  name: 'choosePersona',
  summary: 'Who I am in the conversation with a character; null: myself.',
  method: 'PUT',
  path: '/v3/api/dialogue/persona/choose',
  input: z.object({ char_id: id, chat_no: chatNo, persona_id: id.nullable() }),
  output: z.object({ chosen_id: id.nullable() }),
  refusals: ['ownCharacter'],
  idempotency: 'natural',
});

import { maxPersonas } from '@kindred/contract/companion/limits';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  charId: 'bigint',
  chatNo: 'smallint',
  personaId: 'bigint',
  name: 'text',
  pronouns: 'text',
  about: 'text',
  clientId: 'text',
  now: 'timestamptz',
});

const personaRow = {
  persona_id: 'bigint',
  name: 'text',
  pronouns: 'text',
  about: 'text',
} as const;

export const listPersonaRows = statement(
  personaRow,
  sql`select persona_id, name, pronouns, about from personas where user_id = ${$.userId}
    order by persona_id limit ${maxPersonas}`,
);

export const findChosen = statement(
  { persona_id: 'bigint' },
  sql`select persona_id from persona_choices where user_id = ${$.userId} and char_id = ${$.charId} and chat_no = ${$.chatNo}`,
);

/** The same client id stores once. Nothing where there are as many as fit. */
export const insertPersona = statement(
  personaRow,
  sql`insert into personas as p (user_id, name, pronouns, about, client_id, created_at, updated_at)
    select ${$.userId}, ${$.name}, ${$.pronouns}, ${$.about},
      ${$.clientId}, ${$.now}, ${$.now}
    where (select count(*) from personas o where o.user_id = ${$.userId} and o.client_id <> ${$.clientId})
      < ${maxPersonas}
    on conflict (user_id, client_id) do update set client_id = excluded.client_id
    returning p.persona_id, p.name, p.pronouns, p.about`,
);

export const updatePersona = statement(
  personaRow,
  sql`update personas p set name = ${$.name}, pronouns = ${$.pronouns},
      about = ${$.about}, updated_at = ${$.now}
    where p.user_id = ${$.userId} and p.persona_id = ${$.personaId}
    returning p.persona_id, p.name, p.pronouns, p.about`,
);

export const deletePersonaRow = statement(
  {},
  sql`delete from personas where user_id = ${$.userId} and persona_id = ${$.personaId}`,
);

export const clearChoice = statement(
  {},
  sql`delete from persona_choices where user_id = ${$.userId} and char_id = ${$.charId} and chat_no = ${$.chatNo}`,
);

/** Nothing where the persona is not theirs. */
export const storeChoice = statement(
  {},
  sql`insert into persona_choices (user_id, char_id, chat_no, persona_id)
    select p.user_id, ${$.charId}, ${$.chatNo}, p.persona_id from personas p
    where p.user_id = ${$.userId} and p.persona_id = ${$.personaId}
    on conflict (user_id, char_id, chat_no) do update set persona_id = excluded.persona_id`,
);

export const deletePersonas = statement({}, sql`delete from personas where user_id = ${$.userId}`);

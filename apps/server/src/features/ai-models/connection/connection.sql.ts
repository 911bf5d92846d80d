import type { ModelSettings } from '../../../outside/ai/model-settings.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ baseUrl: 'text', apiKey: 'bytea?', model: 'text', settings: 'jsonb', now: 'timestamptz' });

/** Settings of a connected model, and its endpoint's speech. */
export type StoredSettings = Partial<ModelSettings> & {
  speechModel?: string | undefined;
  speechVoice?: string | undefined;
};

/** The model that is connected. */
export const findConnection = statement(
  {
    base_url: 'text',
    api_key: 'bytea?',
    model: 'text',
    settings: as<StoredSettings>('jsonb'),
    connected_at: 'timestamptz',
  },
  sql`select base_url, api_key, model, settings, connected_at from ai_connection`,
);

export const storeConnection = statement(
  {},
  sql`insert into ai_connection (base_url, api_key, model, settings, connected_at)
    values (${$.baseUrl}, ${$.apiKey}, ${$.model},
      ${$.settings}, ${$.now})
    on conflict (only_row) do update set base_url = excluded.base_url, api_key = excluded.api_key, model = excluded.model,
      settings = excluded.settings, connected_at = excluded.connected_at`,
);

export const deleteConnection = statement({}, sql`delete from ai_connection`);

import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; endsAt: number };

const maxEntries = 5000;

/** Where the built-in provider keeps what it needs during a sign-in: in memory, bounded, each thing for its time. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const find = (key: string) => {
    const found = entries.get(key);
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  };
  const makeRoom = () => {
    if (entries.size < maxEntries) return;
    const [oldest] = entries.keys();
    if (oldest) entries.delete(oldest);
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      makeRoom();
      entries.set(`${model}:${id}`, { payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => {
      const isIt = ([key, { payload }]: [string, Entry]) =>
        key.startsWith(`${model}:`) && payload.uid === uid;
      const [key] = [...entries].find(isIt) ?? [];
      return key === undefined ? undefined : find(key);
    },
    findByUserCode: async () => undefined,
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}

import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; endsAt: number };

const maxKept = 5000;

/** Where the built-in provider keeps what it needs during a sign-in: in memory, bounded, each thing for its time. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (key: string) => {
    const found = kept.get(key);
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  };
  const makeRoom = () => {
    if (kept.size < maxKept) return;
    const [oldest] = kept.keys();
    if (oldest) kept.delete(oldest);
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      makeRoom();
      kept.set(`${model}:${id}`, { payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => {
      const isIt = ([key, { payload }]: [string, Kept]) => key.startsWith(`${model}:`) && payload.uid === uid;
      const [key] = [...kept].find(isIt) ?? [];
      return key === undefined ? undefined : find(key);
    },
    findByUserCode: async () => undefined,
    destroy: async (id) => {
      kept.delete(`${model}:${id}`);
    },
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}

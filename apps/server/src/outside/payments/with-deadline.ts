import type { Payments } from './payments.ts';

/** The provider has not answered in time. It may have carried out the request, or may yet do it. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}

/** So long somebody waits for the provider, at most; with what we do beside it the answer comes within 15 s. */
export const providerPatienceMs = 12_000;

/**
 * The same provider, of which every call throws `ProviderSilent` after this time. The call itself goes on, so what it says later
 * is still written down by those that write.
 */
export function withDeadline(payments: Payments, patienceMs: number): Payments {
  return {
    ...bound(payments, patienceMs),
    savedMethods: payments.savedMethods && bound(payments.savedMethods, patienceMs),
    payoutAccounts: payments.payoutAccounts && bound(payments.payoutAccounts, patienceMs),
  };
}

function bound<Port extends object>(port: Port, patienceMs: number): Port {
  const entries = Object.entries(port).map(([name, part]) => [
    name,
    typeof part === 'function' ? (...inputs: unknown[]) => inTime(name, part(...inputs), patienceMs) : part,
  ]);
  return Object.fromEntries(entries) as Port;
}

async function inTime(name: string, call: unknown, patienceMs: number): Promise<unknown> {
  if (!(call instanceof Promise)) return call;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ProviderSilent(`no answer to ${name} in ${patienceMs} ms`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([call, silence]);
  } finally {
    clearTimeout(timer);
  }
}

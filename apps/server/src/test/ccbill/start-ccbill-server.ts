import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cancelSale, reverseSale } from './ccbill-billing.ts';
import { type CcbillState, newCcbillState, testCcbill, timestamp } from './ccbill-state.ts';

const xml = (results: string) => `<?xml version='1.0' standalone='yes'?>\n<results>${results}</results>\n`;

/** Starts CCBill's Data Link on the loopback address, with its records. */
export async function startCcbillServer(): Promise<{
  state: CcbillState;
  env: Record<string, string>;
  close: () => void;
}> {
  const state = newCcbillState();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const text = answer(state, request.url ?? '', new URLSearchParams(body));
    if (state.isSilent) request.destroy();
    else response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { account, subaccount, flexId, salt, user, password, webhookKey } = testCcbill;
  return {
    state,
    env: {
      DEMO: 'false',
      GOOGLE_CLIENT_ID: 'test',
      CCBILL_ACCOUNT: `${account}-${subaccount}`,
      CCBILL_FLEX_ID: flexId,
      CCBILL_SALT: salt,
      CCBILL_DATALINK: `${user}:${password}`,
      CCBILL_WEBHOOK_KEY: webhookKey,
      CCBILL_DATALINK_URL: `http://127.0.0.1:${port}`,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(state: CcbillState, path: string, parameters: URLSearchParams): string {
  const get = (name: string) => parameters.get(name) ?? '';
  const isKnown =
    get('clientAccnum') === testCcbill.account &&
    get('username') === testCcbill.user &&
    get('password') === testCcbill.password;
  if (!isKnown) return 'Error:Authentication failed.';
  if (path === '/data/main.cgi')
    return extract(state, get('startTime'), get('endTime'), get('transactionTypes'));
  const sale = state.sales.find(({ subscriptionId }) => subscriptionId === get('subscriptionId'));
  if (!sale) return xml('-3');
  if (get('action') === 'refundTransaction') {
    reverseSale(state, sale, 'Refund', Math.round(Number(get('amount')) * 100));
    return xml('1');
  }
  if (sale.state !== 'active') return xml('0');
  cancelSale(state, sale);
  return xml('1');
}

/** Returns the transactions of at most a day; `1` when there are none. */
function extract(state: CcbillState, from: string, to: string, types: string): string {
  const compact = (at: Date) => timestamp(at).replace(/\D/g, '');
  const lines = state.rows
    .filter(
      ({ at, columns }) => types.includes(columns[0] ?? '?') && compact(at) >= from && compact(at) <= to,
    )
    .map(({ columns }) => columns.map((column) => `"${column}"`).join(','));
  return lines.length > 0 ? `${lines.join('\n')}\n` : '1';
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { stopWithParent } from '../../apps/server/embedded-postgres/stop-with-parent.ts';
import { fullChromium } from '../../apps/web/e2e/support/browsers.ts';

export type Tab = {
  /** Runs a self-contained function in the page and gives its awaited JSON result. */
  run: <A, R>(task: (input: A) => R | Promise<R>, input?: A) => Promise<R>;
};

/**
 * Chromium with nobody listening in: a test tool follows every request and frame of its pages, which costs more
 * than what a latency bench measures. Speaks the DevTools protocol itself and enables none of its domains.
 */
export async function openBareBrowser(): Promise<{
  openTab: (address: string) => Promise<Tab>;
  close: () => Promise<void>;
}> {
  const profile = await mkdtemp(join(tmpdir(), 'kindred-bench-browser-'));
  const { executablePath, args } = fullChromium;
  const words = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const [program, ...programArgs] = stopWithParent([executablePath, ...args, ...words]);
  const browser = spawn(program, programArgs, { stdio: 'ignore' });
  const send = await connect(await debuggerAddress(profile));
  return {
    openTab: (address) => openTab(send, address),
    close: async () => {
      await end(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Reply = Record<string, unknown>;
type Send = (method: string, params: Record<string, unknown>, sessionId?: string) => Promise<Reply>;

async function openTab(send: Send, address: string): Promise<Tab> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const attached = await send('Target.attachToTarget', { targetId, flatten: true });
  const sessionId = attached.sessionId as string;
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, sessionId);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: never }).value;
  };
  await send('Page.setBypassCSP', { enabled: true }, sessionId);
  await send('Page.navigate', { url: address }, sessionId);
  while ((await evaluate('location.href + document.readyState')) !== `${address}complete`) await pause(20);
  return { run: (task, input) => evaluate(`(${task})(${JSON.stringify(input) ?? ''})`) };
}

async function debuggerAddress(profile: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const file = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, path] = file.split('\n');
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await pause(100);
  }
  throw new Error('Chromium did not start');
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  let last = 0;
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
}

async function end(browser: ChildProcess): Promise<void> {
  const gone = once(browser, 'exit');
  browser.kill();
  await gone;
}

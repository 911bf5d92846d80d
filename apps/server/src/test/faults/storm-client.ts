import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveFrame } from '@kindred/contract/all/events';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerRun } from '../app/run-server.ts';
import type { TestUser } from '../data/factories.ts';

const retryAfterMs = 250;

/** The other side of a conversation, as calls name it. */
export type Peer = { char_id: string; user_id?: string };

/**
 * A client on a bad connection: like the web, it trusts the live connection for news and reads the changes after each
 * absence; `log` is then its state of each conversation.
 */
export class StormClient {
  /** By conversation and number. */
  readonly log = new Map<string, Map<number, ChatMessage>>();
  /** Events that one connection delivered more than once. */
  readonly repeated: string[] = [];
  readonly user: TestUser;
  private readonly servers: readonly ServerRun[];
  private readonly localAddress: string;
  private socket: WebSocket | undefined;
  private announced = new Set<string>();
  private since = '0';

  /** `localAddress` is a loopback address of its own, because requests are limited per address. */
  constructor(user: TestUser, servers: readonly ServerRun[], localAddress: string) {
    this.user = user;
    this.servers = servers;
    this.localAddress = localAddress;
  }

  /** Retries like the web when the server is overloaded. */
  async ask<Data>(server: ServerRun, path: string, body?: object, signal?: AbortSignal): Promise<Data> {
    for (;;) {
      const response = await fetch(`${server.origin}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${this.user.token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const text = await response.text();
      const { code, data } = JSON.parse(text.slice(text.indexOf('{')).split('\n')[0] ?? '') as {
        code: number;
        data: Data;
      };
      if (code === 2000) return data;
      if (code !== refusals.unavailable.code) throw new Error(`${path}: ${text.slice(0, 300)}`);
      await sleep(retryAfterMs);
    }
  }

  /** Reconnects, each time to another process: first the connection, then the missed changes. */
  async connect(round: number): Promise<void> {
    const server = this.server(round);
    const { im_token } = await this.ask<{ im_token: string }>(server, '/v1/api/user/im/token', {});
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/live`, {
      localAddress: this.localAddress,
    });
    this.socket = socket;
    this.announced = new Set();
    const ready = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (text) => {
        const frame = JSON.parse(String(text)) as LiveFrame;
        if (frame.type === 'ready') resolve();
        if (frame.type !== 'message.stored') return;
        const { message } = frame;
        const name = `${keyOf(message)} ${message.seq}`;
        if (this.announced.has(name)) this.repeated.push(name);
        this.announced.add(name);
        this.store(message);
      });
    });
    socket.on('open', () => socket.send(JSON.stringify({ im_token })));
    await ready;
    await this.catchUp(server);
  }

  async catchUp(server: ServerRun): Promise<void> {
    type Changes = { messages: ChatMessage[]; next: string; more: boolean };
    for (let more = true; more; ) {
      const changes = await this.ask<Changes>(server, `/v3/api/dialogue/changes?since=${this.since}`);
      for (const message of changes.messages) this.store(message);
      more = changes.more && changes.next !== this.since;
      this.since = changes.next;
    }
  }

  /** Reads nothing that arrives until `resume`. */
  pause(): void {
    this.socket?.pause();
  }

  resume(): void {
    this.socket?.resume();
  }

  /** Drops the connection without closing it, like a phone in a tunnel. */
  drop(): void {
    this.socket?.terminate();
    this.socket = undefined;
  }

  /**
   * Sends until an answer confirms that the message is stored: over both processes at once, or interrupted and repeated,
   * as `how` says.
   */
  async send(
    peer: Peer,
    content: string,
    how: 'once' | 'twice' | 'broken off',
    round: number,
  ): Promise<void> {
    const body = { ...peer, content, client_id: `storm ${content}` };
    const post = (server: ServerRun, signal?: AbortSignal) =>
      this.ask<{ message: ChatMessage }>(server, '/v3/api/dialogue/charger', body, signal);
    const [server, other] = [this.server(round), this.server(round + 1)];
    if (how === 'broken off') await post(server, AbortSignal.timeout(1 + (round % 6))).catch(() => undefined);
    const stored = await Promise.all(how === 'twice' ? [post(server), post(other)] : [post(other)]);
    expect(new Set(stored.map(({ message }) => message.msg_id)).size).toBe(1);
    for (const { message } of stored) this.store(message);
  }

  server(round: number): ServerRun {
    return this.servers[round % this.servers.length] as ServerRun;
  }

  private store(message: ChatMessage): void {
    const key = keyOf(message);
    const messages = this.log.get(key) ?? new Map<number, ChatMessage>();
    this.log.set(key, messages.set(message.seq, message));
  }
}

function keyOf({ char_id, user_id, chat_no }: ChatMessage): string {
  return `${char_id} ${user_id} ${chat_no}`;
}

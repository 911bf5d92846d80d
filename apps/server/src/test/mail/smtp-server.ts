import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpSender } from '../../outside/mail/smtp.ts';

export type ArrivedMail = { from: string; to: string[]; source: string };

/** How the server treats the next mails: it takes them, answers with a code, or breaks the connection. */
type Manner =
  | 'take'
  | { code: number; at: 'sender' | 'recipient' | 'data' }
  /** Before the mail, or after it but before the answer. */
  | { cut: 'before' | 'after' }
  | 'silent';

/** Starts an SMTP server on loopback that can misbehave. */
export async function startSmtpServer() {
  const state = { arrived: [] as ArrivedMail[], manner: 'take' as Manner };
  const sockets = new Set<Socket>();
  const refusal = (at: 'sender' | 'recipient' | 'data') => {
    const { manner } = state;
    if (typeof manner !== 'object' || !('code' in manner) || manner.at !== at) return null;
    return Object.assign(new Error('not now'), { responseCode: manner.code });
  };
  const isCut = (when: 'before' | 'after') => {
    const { manner } = state;
    const isNow = typeof manner === 'object' && 'cut' in manner && manner.cut === when;
    if (isNow) for (const socket of sockets) socket.destroy();
    return isNow;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => {
      if (!isCut('before')) done(refusal('recipient'));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isCut('after') || state.manner === 'silent') return;
        const refused = refusal('data');
        if (refused) return done(refused);
        const { mailFrom, rcptTo } = session.envelope;
        state.arrived.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const config = { url: `smtp://127.0.0.1:${port}`, from: 'Kindred <post@kindred.example>' };
  return {
    state,
    sender: smtpSender(config),
    /** A sender that waits at most a second for an answer. */
    impatient: smtpSender(config, {
      connectionTimeout: 30_000,
      greetingTimeout: 30_000,
      socketTimeout: 1000,
    }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

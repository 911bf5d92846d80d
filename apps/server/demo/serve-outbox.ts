import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../src/context.ts';
import type { OutboxMail } from '../src/outside/mail/mail-sender.ts';
import { refuse } from '../src/platform/app-error.ts';
import { type Html, html, rawHtml } from '../src/platform/http/page/html.ts';
import { signInStyle } from './sign-in/page-style.ts';

const own = `
body { grid-template-columns: minmax(0, 720px); place-content: start center; }
li { padding: 8px 10px; }
pre { overflow-x: auto; padding: 12px; border-radius: 12px; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
iframe { width: 100%; height: 60dvh; border: 1px solid var(--line); border-radius: 12px; }
h2 { margin: 20px 0 8px; font-size: 16px; }
`;

/** Nothing from elsewhere, no script; a mail is shown in a frame of this site. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The mail that a demo world would have sent: a list, and each one as HTML, as text and as it would travel. */
export function serveOutbox(app: FastifyInstance, { mail }: Pick<Context, 'mail'>): void {
  const { outbox } = mail;
  if (!outbox) return;
  const hidden = { schema: { hide: true } };
  const find = (id: string) => outbox().find((one) => one.id === id) ?? refuse('notFound');

  app.get('/dev/outbox', hidden, (_request, reply) => send(reply, 'Outbox', list(outbox())));
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', hidden, ({ params }, reply) => {
    const one = find(params.id);
    return send(reply, one.subject, detail(one));
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', hidden, ({ params }, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      // Links leave the frame: where they lead is shown in none.
      .send(find(params.id).html.replace('<head>', '<head><base target="_top">')),
  );
}

function list(mails: readonly OutboxMail[]): Html {
  if (mails.length === 0)
    return html`<p class="lead">No mail yet. A receipt comes when something is bought; digests are asked for in the settings, under Email.</p>`;
  return html`<ul>${mails.map(
    ({ id, to, subject, sentAt }) =>
      html`<li><a href="/dev/outbox/${id}">${subject}</a><br><small>${to} · ${sentTime(sentAt)}</small></li>`,
  )}</ul>`;
}

/** As `Nov 23, 2026, 2:44 AM UTC`. */
function sentTime(sentAt: Date): string {
  return `${sentAt.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

function detail({ id, to, text, source, sentAt }: OutboxMail): Html {
  return html`<p class="lead">${to} · ${sentTime(sentAt)} · <a href="/dev/outbox">All mail</a></p>
<h2>As HTML</h2><iframe src="/dev/outbox/${id}/html" title="The mail as HTML" sandbox="allow-same-origin allow-top-navigation-by-user-activation allow-popups"></iframe>
<h2>As text</h2><pre tabindex="0">${text}</pre>
<h2>As it travels</h2><pre tabindex="0">${source}</pre>`;
}

function send(reply: FastifyReply, title: string, main: Html): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
${
  html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg">
<title>${title} · Kindred</title>
<style>${rawHtml(signInStyle() + own)}</style>
</head>
<body><main><h1>${title}</h1>${main}</main></body>
</html>`.html
}`);
}

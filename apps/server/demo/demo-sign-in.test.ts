import { decodeJwt } from 'jose';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { localPrograms } from '../src/outside/ai/find-local-models.ts';
import { startTestApp, type TestApp, useTestApp } from '../src/test/app/start-test-app.ts';
import { createUser } from '../src/test/data/factories.ts';
import { lastEvents, startModelEndpoint, streamHead, tokenEvent } from '../src/test/faults/model-endpoint.ts';

const kindred = useTestApp({ replace: { ai: undefined } });
let url: string;
beforeAll(async () => {
  url = await kindred.listen();
  const seeded = await createUser(kindred.context, { nickname: 'Tom <b>& Co</b>', diamonds: 1200 });
  await kindred.context.db
    .insertInto('sign_in_identities')
    .values({ issuer: 'demo:google', subject: 'demo:tom', user_id: seeded.userId, created_at: new Date() })
    .execute();
});

/** A browser as far as sign-in needs one: it keeps cookies by path and stops at each redirect. */
function browser() {
  const jar = new Map<string, { value: string; path: string }>();
  return async (address: string, form?: Record<string, string>) => {
    const { pathname } = new URL(address);
    const cookies = [...jar].filter(([, { path }]) => pathname === path || pathname.startsWith(`${path}/`));
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      jar.set(pair.slice(0, pair.indexOf('=')), { value: pair.slice(pair.indexOf('=') + 1), path });
    }
    const location = response.headers.get('location');
    return { response, body: await response.text(), next: location ? new URL(location, address).href : '' };
  };
}

function authorizeUrl(provider: 'google' | 'apple', given: { nonce: string; redirect?: string }): string {
  const described = kindred.context.signIn.providers().find((one) => one.provider === provider);
  const query = new URLSearchParams({
    client_id: described?.client_id ?? '',
    response_type: described?.response_type ?? '',
    scope: described?.scope ?? '',
    redirect_uri: given.redirect ?? `${url}/login`,
    response_mode: 'fragment',
    nonce: given.nonce,
    state: 'state-of-the-page',
  });
  return `${described?.authorize_url}?${query}`;
}

/** Goes through all pages as this choice and gives the address at which the browser ends up. */
async function signIn(
  visit: ReturnType<typeof browser>,
  start: string,
  choice: Record<string, string>,
): Promise<string> {
  const { next: page } = await visit(start);
  expect((await visit(page)).response.status).toBe(200);
  const { next: resume } = await visit(page, choice);
  return (await visit(resume)).next;
}

const fragmentOf = (address: string) => new URLSearchParams(new URL(address).hash.slice(1));

test('a new person goes through the pages, comes back with an ID token and is signed in by it', async () => {
  const end = await signIn(browser(), authorizeUrl('google', { nonce: 'nonce-new' }), { name: 'Ana Bé' });
  expect(end.startsWith(`${url}/login#`)).toBe(true);
  const fragment = fragmentOf(end);
  expect(fragment.get('state')).toBe('state-of-the-page');

  const answer = await kindred.call('loginWithGoogle', {
    device_id: 'laptop',
    browser: 1,
    google_id: fragment.get('id_token') ?? '',
    nonce: 'nonce-new',
    age_confirmed: true,
    terms_accepted: true,
  });
  expect(answer.data.is_new_user).toBe(true);
  const { data } = await kindred.call('getUserData', {}, { token: answer.data.token });
  expect(data).toMatchObject({ nickname: 'Ana Bé', email: 'ana.be@example.com' });
});

test('a person of the demo world is on the page, as text, and is who one becomes', async () => {
  const visit = browser();
  const { next: page } = await visit(authorizeUrl('google', { nonce: 'nonce-tom' }));
  const { body, response } = await visit(page);
  expect(body).toContain('Tom &lt;b&gt;&amp; Co&lt;/b&gt;');
  expect(body).toContain('Fan · 1,200 diamonds');
  expect(body).not.toContain('<script');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${url}`);
  expect(policy).not.toContain('unsafe');

  const { next: resume } = await visit(page, { sub: 'demo:tom' });
  const { next: end } = await visit(resume);
  const claims = decodeJwt(fragmentOf(end).get('id_token') ?? '');
  expect(claims).toMatchObject({ sub: 'demo:tom', nonce: 'nonce-tom', aud: 'kindred-demo-google' });
});

test('who came last can be chosen, and so can the people of the demo world, however many came between', async () => {
  const { context } = kindred;
  const [crowd, newest] = [
    await createUser(context),
    await createUser(context, { nickname: 'Newest of all' }),
  ];
  const of = (user_id: string, subject: string) => ({
    issuer: 'demo:google',
    subject,
    user_id,
    created_at: new Date(),
  });
  const between = Array.from({ length: 250 }, (_, index) => of(crowd.userId, `crowd-${index}`));
  const all = [...between, of(newest.userId, 'newest')];
  await context.db.insertInto('sign_in_identities').values(all).execute();
  const visit = browser();
  const { next: page } = await visit(authorizeUrl('google', { nonce: 'nonce-crowd' }));
  const { body } = await visit(page);
  expect(body).toContain('Newest of all');
  expect(body).toContain('Tom &lt;b&gt;');
});

test('who comes from a Chinese page is asked in Chinese, whatever the browser prefers', async () => {
  const visit = browser();
  const { next: page } = await visit(`${authorizeUrl('google', { nonce: 'nonce-zh' })}&ui_locales=zh`);
  const { body } = await visit(page);
  for (const words of ['<html lang="zh">', '选择你的身份', '粉丝 · 1,200 颗钻石'])
    expect(body).toContain(words);
  expect(body).not.toMatch(/Someone new|Continue/);
});

test('each sign-in asks again who one is, so that one can change people', async () => {
  const visit = browser();
  await signIn(visit, authorizeUrl('google', { nonce: 'nonce-first' }), { sub: 'demo:tom' });
  const end = await signIn(visit, authorizeUrl('google', { nonce: 'nonce-second' }), { name: 'Second' });
  expect(decodeJwt(fragmentOf(end).get('id_token') ?? '')).toMatchObject({
    name: 'Second',
    nonce: 'nonce-second',
  });
});

test('Apple is there too, with people of its own', async () => {
  const visit = browser();
  const { next: page } = await visit(authorizeUrl('apple', { nonce: 'nonce-apple' }));
  expect((await visit(page)).body).not.toContain('Tom');
  const end = await signIn(browser(), authorizeUrl('apple', { nonce: 'nonce-apple' }), { name: 'Ina' });
  const answer = await kindred.call('loginWithApple', {
    device_id: 'phone',
    browser: 1,
    apple_id: fragmentOf(end).get('id_token') ?? '',
    nonce: 'nonce-apple',
    age_confirmed: true,
    terms_accepted: true,
  });
  expect(answer.code).toBe(2000);
});

test('a token is as fresh as the demo world’s moved clock', async () => {
  kindred.clock.advance(40 * 86_400);
  const end = await signIn(browser(), authorizeUrl('google', { nonce: 'nonce-moved' }), { sub: 'demo:tom' });
  const answer = await kindred.call('loginWithGoogle', {
    device_id: 'laptop',
    browser: 1,
    google_id: fragmentOf(end).get('id_token') ?? '',
    nonce: 'nonce-moved',
  });
  expect(answer.code).toBe(2000);
});

test.each(['https://evil.example/login', 'http://evil.example/login', 'http://127.0.0.1/elsewhere'])(
  'tokens are not sent to %s',
  async (redirect) => {
    const { response, body, next } = await browser()(
      authorizeUrl('google', { nonce: 'nonce-evil', redirect }),
    );
    expect(response.status).toBe(400);
    expect(next).toBe('');
    expect(body).toContain('This sign-in cannot continue');
  },
);

test('an attempt belongs to the browser that began it', async () => {
  const { next: page } = await browser()(authorizeUrl('google', { nonce: 'nonce-mine' }));
  const stranger = browser();
  expect((await stranger(page)).response.status).toBe(400);
  expect((await stranger(page, { sub: 'demo:tom' })).response.status).toBe(400);
});

test('nobody becomes a person who is not on the page', async () => {
  const visit = browser();
  const { next: page } = await visit(authorizeUrl('google', { nonce: 'nonce-nobody' }));
  for (const choice of [{ sub: 'demo:nobody' }, { sub: '' }, { name: '  ' }, {}] as Record<
    string,
    string
  >[]) {
    expect((await visit(page, choice)).response.status).toBe(400);
  }
});

test('there is no demo provider for what is really configured, nor any outside demo mode', async () => {
  const env = { GOOGLE_CLIENT_ID: 'our-google' };
  const [mixed, real] = [await startTestApp({ env: { ...env, DEMO: 'true' } }), await startTestApp({ env })];
  const status = async (app: TestApp, path: string) => (await app.app.inject(path)).statusCode;
  const paths = ['/oidc/google/jwks', '/oidc/apple/jwks'];
  try {
    expect(await Promise.all(paths.map((path) => status(mixed, path)))).toEqual([404, 200]);
    expect(await Promise.all(paths.map((path) => status(real, path)))).toEqual([404, 404]);
  } finally {
    await mixed.close();
    await real.close();
  }
});

test('a model on this machine is offered where one signs in; one click has it greet and connects it', async () => {
  const endpoint = await startModelEndpoint();
  onTestFinished(endpoint.close);
  let isSilent = true;
  endpoint.answerWith((request, response) => {
    if (request.url === '/v1/models') return void response.end('{"data":[{"id":"small <1>"}]}');
    if (request.url !== '/v1/chat/completions' || isSilent) return void response.writeHead(500).end();
    streamHead(response);
    response.end(`${tokenEvent('Hello from here.')}${lastEvents}`);
  });
  const usual = localPrograms.splice(0, localPrograms.length, { program: 'Here', baseUrl: endpoint.baseUrl });
  onTestFinished(() => void localPrograms.splice(0, localPrograms.length, ...usual));
  const visit = browser();
  const { next: page } = await visit(authorizeUrl('google', { nonce: 'model' }));
  expect((await visit(page)).body).toContain('small &lt;1&gt;');
  expect((await visit(page, { connect: '1' })).body).toContain('role="alert"');
  expect(kindred.context.ai.config).toBeUndefined();
  isSilent = false;
  expect((await visit(page, { connect: '1' })).body).toContain('Hello from here.');
  await expect.poll(() => kindred.context.ai.config?.model).toBe('small <1>');
  const { next: resume } = await visit(page, { sub: 'demo:tom' });
  expect(fragmentOf((await visit(resume)).next).get('id_token')).toBeTruthy();
});

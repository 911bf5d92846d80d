import { randomUUID } from 'node:crypto';

/** Somebody with a session, as the browser and the calls of a test need them. */
export type Person = {
  origin: string;
  nickname: string;
  userId: string;
  token: string;
  imToken: string;
};

const imTokenLifeMs = 3_600_000;

type Identity = { sub: string; name: string };

/** Signs a demo identity in with Google, without a browser; a new `sub` makes a new account. */
export async function signIn(origin: string, { sub, name }: Identity): Promise<Person> {
  const nonce = randomUUID();
  const email = `${encodeURIComponent(sub)}@example.com`;
  const { id_token } = await post<{ id_token: string }>(`${origin}/dev/id-token`, {
    provider: 'google',
    sub,
    email,
    name,
    nonce,
  });
  const { data } = await post<{ data: { token: string; im_token: string; user_id: string } }>(
    `${origin}/auth/google/login`,
    {
      device_id: randomUUID(),
      browser: 1,
      google_id: id_token,
      nonce,
      nickname: name,
      avatar: '',
      age_confirmed: true,
      terms_accepted: true,
    },
  );
  return { origin, nickname: name, userId: data.user_id, token: data.token, imToken: data.im_token };
}

/** A fan whom nobody has seen before, with a name of their own. */
export function newFan(origin: string): Promise<Person> {
  return signIn(origin, { sub: randomUUID(), name: newName() });
}

/** A creator of the demo world. */
export function demoCreator(origin: string, handle: string): Promise<Person> {
  return signIn(origin, { sub: `demo:${handle}`, name: handle });
}

/** Mia, the fan of the demo world. */
export function mia(origin: string): Promise<Person> {
  return signIn(origin, { sub: 'demo:mia', name: 'Mia' });
}

/** The entries of localStorage after a sign-in. */
export function sessionEntries({ token, imToken }: Person): { name: string; value: string }[] {
  const ends = String(Date.now() + imTokenLifeMs);
  const values = { token, imToken, 'personal.login.imTokenEnds': ends };
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** The `storageState` after a sign-in. */
export function signedIn(person: Person) {
  return { cookies: [], origins: [{ origin: person.origin, localStorage: sessionEntries(person) }] };
}

/** A name that nobody else has. */
export function newName(): string {
  return `Fan ${randomUUID().slice(0, 8)}`;
}

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

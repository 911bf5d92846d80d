import { createDecipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';

const kindred = useTestApp({ env: { ENCRYPT_RESPONSES: 'true' } });

/** Decrypts as /openapi.json describes it. */
function decrypt(text: string, token: string): unknown {
  const bytes = Buffer.from(JSON.parse(text), 'base64');
  const key = Buffer.from(hkdfSync('sha256', token, '', 'kindred response v1', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(-16),
  );
  return JSON.parse(decipher.update(bytes.subarray(12, -16)) + decipher.final('utf8'));
}

async function linesOf(token: string, body: object): Promise<string[]> {
  const { payload } = await kindred.app.inject({
    method: 'POST',
    url: '/v3/api/dialogue/charger',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return payload
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length));
}

test('when answers are encrypted, each line of a stream is too, also a refusal', async () => {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context);
  const lines = await linesOf(fan.token, { char_id: creator.charId, content: 'canary in a stream' });
  expect(lines.join('\n')).not.toMatch(/canary |"code"|"message"/);
  expect(lines.map((line) => decrypt(line, fan.token))).toMatchObject([
    { code: 2000, data: { message: { content: 'canary in a stream' } } },
    { code: 2000, data: { done: true } },
  ]);
  expect(() => decrypt(lines[0] ?? '', creator.token)).toThrow();

  const refused = await linesOf(fan.token, { char_id: '999999', content: 'canary' });
  expect(refused.map((line) => decrypt(line, fan.token))).toMatchObject([{ code: 404 }]);
});

import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(isTTY: boolean): string {
  const output = Object.assign(new PassThrough(), { isTTY });
  const log = createLog('info', output);
  log.info({
    reqId: 'r1',
    method: 'POST',
    route: '/v3/api/charger',
    status: 200,
    code: 1000,
    user: '7',
    ms: 12.3,
  });
  log.warn({ reason: 'gone' }, 'database connection lost');
  return String(output.read() ?? '');
}

test('in a terminal a request is one readable line, and a warning its words with what belongs to them', () => {
  const lines = stripVTControlCharacters(written(true)).trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: POST \/v3\/api\/charger 200 \(1000\) 12\.3 ms$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] WARN: database connection lost \{"reason":"gone"\}$/),
  ]);
});

test('elsewhere every line is JSON with all of its fields', () => {
  const lines = written(false)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 30, method: 'POST', route: '/v3/api/charger', status: 200, user: '7', reqId: 'r1' },
    { level: 40, reason: 'gone', msg: 'database connection lost' },
  ]);
});

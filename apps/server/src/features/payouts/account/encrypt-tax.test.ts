import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { decryptTax, encryptTax } from './encrypt-tax.ts';

const key = Buffer.alloc(32, 1);
const fields = { taxId: '123-45-6789', address: '1 Clay Street' };

test('only the same key opens it, only for the same person, and not when a bit was changed', () => {
  const encrypted = encryptTax(key, '7', fields);
  expect(decryptTax(key, '7', encrypted)).toEqual(fields);
  expect(() => decryptTax(Buffer.alloc(32, 2), '7', encrypted)).toThrow();
  expect(() => decryptTax(key, '8', encrypted)).toThrow();
  const changed = Buffer.from(encrypted);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptTax(key, '7', changed)).toThrow();
});

test('the same fields never look the same', () => {
  expect(encryptTax(key, '7', fields).equals(encryptTax(key, '7', fields))).toBe(false);
});

test('the key is made once, also by two at once, and is its owner’s alone to read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-key-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const [first, second] = await Promise.all([getDataKey({ config }), getDataKey({ config })]);
  expect(first.equals(second)).toBe(true);
  expect((await stat(join(dataDir, 'tax.key'))).mode & 0o777).toBe(0o600);
  await rm(dataDir, { recursive: true });
});

test('a key of one’s own is 32 bytes in base64', async () => {
  const config = readConfig({ TAX_KEY: key.toString('base64') });
  expect((await getDataKey({ config })).equals(key)).toBe(true);
  expect(() => readConfig({ TAX_KEY: 'short' })).toThrow(/TAX_KEY/);
});

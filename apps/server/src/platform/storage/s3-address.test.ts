import { expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { readS3Address } from './s3-address.ts';

test('an address gives its server, bucket, region and keys', () => {
  expect(readS3Address('s3://key:se%2Fcret@s3.example:9000/media?region=eu-1&tls=false')).toEqual({
    endpoint: 'http://s3.example:9000',
    region: 'eu-1',
    bucket: 'media',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  });
  expect(readS3Address('s3://key:secret@s3.example/media')).toMatchObject({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
  });
});

test.each([
  'https://key:secret@s3.example/media',
  's3://s3.example/media',
  's3://key:secret@s3.example',
  's3://key:secret@s3.example/media?tls=maybe',
  's3://key:secret@s3.example/me/dia',
])('what is no such address is one line that names the setting: %s', (text) => {
  expect(() => readS3Address(text)).toThrow(ConfigError);
  expect(() => readS3Address(text)).toThrow(/^STORAGE_URL: .*$/);
});

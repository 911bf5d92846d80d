import { ConfigError } from '../config-error.ts';

/** Where a bucket is, and with which keys it is used. */
export type S3Address = {
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Reads `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=true|false`; throws ConfigError in one line. */
export function readS3Address(text: string): S3Address {
  const fail = (problem: string): never => {
    throw new ConfigError(
      `STORAGE_URL: ${problem}; it is s3://KEY:SECRET@host[:port]/bucket?region=…&tls=true`,
    );
  };
  // `URL` knows the parts of http addresses only.
  const url =
    URL.canParse(text) && text.startsWith('s3://')
      ? new URL(text.replace('s3:', 'http:'))
      : fail('is no s3 address');
  const bucket = url.pathname.slice(1);
  if (!url.username || !url.password) fail('lacks the key or the secret');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) fail('lacks the name of a bucket');
  const tls = url.searchParams.get('tls') ?? 'true';
  if (!['true', 'false'].includes(tls)) fail('has a tls that is neither true nor false');
  return {
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

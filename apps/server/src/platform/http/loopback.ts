const loopbackHosts = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Returns whether a host name or address, as in HOST or in a URL, is loopback. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.includes(host);
}

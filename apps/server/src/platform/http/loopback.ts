const loopbackHosts = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether this name or address, as in HOST or in a URL, leads to the machine itself. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.includes(host);
}

const base = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

// After a crash: one call instead of one for each of a thousand files, which takes seconds.
const quickRecovery = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};

// Nothing survives a crash of the machine, which is fine for data that a test run throws away.
const throwaway = {
  // Two files at a time, each with up to four servers.
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
};

/** The server settings as command line words. `fast` trades safety for speed and is for tests only. */
export function settingsArguments(options: { port: number; fast: boolean }): string[] {
  const settings = {
    ...base,
    ...quickRecovery,
    ...(options.fast ? throwaway : {}),
    port: String(options.port),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

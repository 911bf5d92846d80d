import type { Config } from '../config.ts';
import { databaseChecks } from './database-checks.ts';
import { machineChecks } from './machine-checks.ts';
import { neighbourChecks } from './neighbour-checks.ts';

/** What a check has seen. `advice` says what to do; without it all is well. `isBroken`: people notice it. */
export type Finding = { seen: string; advice?: string; isBroken?: boolean };

/** Throws when it cannot find out; the error's message is then what was seen. */
export type Check = { name: string; advice: string; look: (patient: Patient) => Promise<Finding> };

export type Patient = { config: Config; connectionString: string; trustsProxies: boolean };
export type Result = Finding & { name: string };

const checks: Check[] = [...databaseChecks, ...neighbourChecks, ...machineChecks];
const patienceMs = 15_000;

/** Examines an installation without changing it, check by check. Each takes 15 s at most. */
export async function* examine(patient: Patient): AsyncGenerator<Result> {
  for (const { name, advice, look } of checks) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('no answer within 15 seconds')), patienceMs);
    try {
      yield { name, ...(await Promise.race([look(patient), late.promise])) };
    } catch (error) {
      yield { name, seen: reasonOf(error), advice, isBroken: true };
    } finally {
      clearTimeout(timer);
    }
  }
}

/** One line per result: whether it is well, what was seen, and what to do. */
export function describe({ name, seen, advice, isBroken }: Result): string {
  const mark = isBroken ? 'BROKEN' : advice ? 'notice' : 'ok';
  return `${mark.padEnd(7)} ${name.padEnd(11)} ${seen}${advice ? `\n${' '.repeat(20)}${advice}` : ''}`;
}

/** Node gathers the failures of several addresses under one error without a message. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] };
  return (message || errors?.[0]?.message || code || String(error)).split('\n')[0] ?? '';
}

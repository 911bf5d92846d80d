import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** Returns a log that writes readable lines into a terminal, and one JSON object per line into anything else. */
export function createLog(level: string, output: Output = process.stdout): Logger {
  if (!output.isTTY) return pino({ level }, output);
  const colors = pretty.colorizerFactory(!process.env.NO_COLOR);
  const lines = pretty({
    colorize: !process.env.NO_COLOR,
    destination: output,
    sync: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,method,route,status,ms,code,user',
    messageFormat: ({ method, route, status, code, ms, msg }) =>
      route === undefined
        ? String(msg ?? '')
        : colors.message(`${method} ${route} ${status}${code === undefined ? '' : ` (${code})`} ${ms} ms`),
  });
  return pino({ level }, lines);
}

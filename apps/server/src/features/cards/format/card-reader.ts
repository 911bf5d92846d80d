import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.ts';
import type { CardReading } from './read-card-apart.ts';
import { readCardFile } from './read-card-file.ts';

// The thread that reads one card file: takes its bytes as `workerData` and posts one `CardReading`.
parentPort?.postMessage(await read(Buffer.from(workerData as Uint8Array)));

async function read(bytes: Buffer): Promise<CardReading> {
  try {
    return { card: await readCardFile(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.refusal, data: error.data };
    throw error;
  }
}

import { Counter } from 'prom-client';
import { processMetrics } from '../../../platform/http/metrics.ts';
import type { OutgoingKind } from './outgoing-kinds.ts';

const corrections = new Counter({
  name: 'kindred_outgoing_corrections_total',
  help: 'Sentences of companions that were left out or replaced before a fan could read them, by kind; refused: whole answers.',
  labelNames: ['kind'],
  registers: [processMetrics],
});

/** Counts what a companion said and no fan has read. */
export function countOutgoing(kind: OutgoingKind | 'refused'): void {
  corrections.inc({ kind });
}

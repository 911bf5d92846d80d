import fc from 'fast-check';
import { faultSeed } from '../faults/fault-rounds.ts';

fc.configureGlobal({ seed: faultSeed });

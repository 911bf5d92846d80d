import { Logging, LogLevel } from 'mediabunny';
import { type RemuxOrder, remux } from './remux.ts';

// The process that rewrites a video: reads the order from its argument and prints the result as JSON. Exits with code
// 1 for a failure that the video did not cause.
Logging.level = LogLevel.Silent;
console.log(JSON.stringify(await remux(JSON.parse(process.argv[2] ?? '') as RemuxOrder)));

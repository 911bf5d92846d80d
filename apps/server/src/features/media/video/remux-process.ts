import { Logging, LogLevel } from 'mediabunny';
import { type RemuxOrder, remux } from './remux.ts';

// The process in which one video is written anew: takes the order as its argument, prints the result as JSON. It ends
// with code 1 when it fails for a reason that is not the video's.
Logging.level = LogLevel.Silent;
console.log(JSON.stringify(await remux(JSON.parse(process.argv[2] ?? '') as RemuxOrder)));

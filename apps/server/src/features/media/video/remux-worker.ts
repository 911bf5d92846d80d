import { parentPort, workerData } from 'node:worker_threads';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';

const { source, target } = workerData as { source: string; target: string };
const t0 = performance.now();
const input = new Input({ source: new FilePathSource(source), formats: [MP4, QTFF] });
const video = await input.getPrimaryVideoTrack();
const duration = await input.computeDuration();
const output = new Output({
  format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
  target: new FilePathTarget(target),
});
const conversion = await Conversion.init({
  input,
  output,
  tracks: 'primary',
  tags: {},
  copy: { mode: 'forced', shiftTolerance: Infinity },
  showWarnings: false,
});
for (const { metadata } of output.tracks) delete metadata.name;
await conversion.execute();
parentPort?.postMessage({
  duration,
  codec: await video?.getCodec(),
  ms: performance.now() - t0,
  rss: process.memoryUsage().rss / 1e6,
});

import { maxVoiceSeconds } from '@kindred/contract/media/limits';
import { useEffect, useRef, useState } from 'react';
import { peaksOf } from './peaks.ts';

export type Recording = { file: Blob; durationMs: number; peaks: number[] };

/** What a recorder is at. `levels` are the last ones heard, 0 to 1. */
export type RecorderState = { seconds: number; levels: readonly number[] };

const types = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const levelEveryMs = 60;
const shownLevels = 48;
const shortestMs = 500;

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Records the microphone. `onDone` gets what was recorded, unless it was cancelled or too short. */
export function useRecorder(onDone: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>();
  const session = useRef<Session>(undefined);
  useEffect(() => () => session.current?.end(false), []);

  /** Rejects where there is no microphone, or no leave to use it. */
  const start = async () => {
    if (session.current) return;
    const begun = await record(setState, (recording) => {
      session.current = undefined;
      setState(undefined);
      if (recording) onDone(recording);
    });
    session.current = begun;
  };
  return {
    state,
    start,
    finish: () => session.current?.end(true),
    cancel: () => session.current?.end(false),
  };
}

/** `isWanted`: the recording is handed over, else thrown away. */
type Session = { end: (isWanted: boolean) => void };

async function record(
  onState: (state: RecorderState) => void,
  onEnd: (recording: Recording | undefined) => void,
): Promise<Session> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const chunks: Blob[] = [];
  const levels: number[] = [];
  const startedAt = performance.now();
  let isWanted = false;

  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    levels.push(Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128);
    const seconds = (performance.now() - startedAt) / 1000;
    onState({ seconds, levels: levels.slice(-shownLevels) });
    if (seconds >= maxVoiceSeconds) end(true);
  }, levelEveryMs);

  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.onstop = () => {
    const durationMs = Math.round(performance.now() - startedAt);
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
    const file = new Blob(chunks, { type: recorder.mimeType });
    onEnd(isWanted && durationMs >= shortestMs ? { file, durationMs, peaks: peaksOf(levels) } : undefined);
  };
  function end(isKept: boolean): void {
    isWanted = isKept;
    if (recorder.state !== 'inactive') recorder.stop();
  }
  recorder.start(1000);
  onState({ seconds: 0, levels: [] });
  return { end };
}

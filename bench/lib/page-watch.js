// Runs in the measured page, before anything else: what the browser itself measures, and frames after clicks.
(() => {
  const shifts = [];
  const timings = [];
  const frames = [];
  const watch = (list, options) =>
    new PerformanceObserver((seen) => list.push(...seen.getEntries())).observe({
      buffered: true,
      ...options,
    });
  watch(shifts, { type: 'layout-shift' });
  watch(timings, { type: 'event', durationThreshold: 16 });
  watch(frames, { type: 'long-animation-frame' });

  /** Cumulative layout shift: shifts less than 1 s apart and within 5 s add up, the largest such sum counts. */
  function worstShift() {
    let worst = 0;
    let [sum, start, last] = [0, 0, 0];
    for (const { startTime, value, hadRecentInput } of shifts) {
      if (hadRecentInput) continue;
      const isNew = startTime - last > 1000 || startTime - start > 5000;
      if (isNew) start = startTime;
      sum = isNew ? value : sum + value;
      last = startTime;
      worst = Math.max(worst, sum);
    }
    return worst;
  }

  /** The longest interaction since the last time, milliseconds from input to next paint. */
  function takeLongestInteraction() {
    const all = timings.splice(0).filter(({ interactionId }) => interactionId);
    return Math.max(0, ...all.map(({ duration }) => duration));
  }

  /** The frames since the last time that took more than 50 ms, as far as the browser tells of them, in milliseconds. */
  function takeLongFrames() {
    return frames.splice(0).map(({ startTime, duration, scripts }) => {
      const [longest] = scripts.toSorted((one, other) => other.duration - one.duration);
      return {
        startTime,
        duration,
        cause: longest ? `${longest.invoker} ${longest.sourceURL}` : 'no script',
      };
    });
  }

  const patienceMs = 10_000;

  /** Milliseconds from the next click to the frame in which a heading and some content are to be seen. */
  function timeToContent({ heading, content }) {
    const isSeen = (selector, text = '') =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && element.textContent.includes(text),
      );
    return new Promise((resolve, reject) => {
      const look = (clickedAt) => {
        requestAnimationFrame(() => {
          if (performance.now() - clickedAt > patienceMs)
            return reject(new Error(`"${heading}" with ${content} has not come`));
          if (!isSeen('main :is(h1, h2)', heading) || !isSeen(content)) return look(clickedAt);
          // The first task after the frame that is being made now.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clickedAt);
          port2.postMessage(0);
        });
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
  }

  globalThis.bench = { worstShift, takeLongestInteraction, takeLongFrames, timeToContent };
})();

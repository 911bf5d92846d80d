/** `ratio`: how much of it is in view; null until that has been measured. `waits`: never starts by itself. */
type Candidate = { video: HTMLVideoElement; ratio: number | null; isHeld: boolean; waits: boolean };

const candidates = new Map<Element, Candidate>();
/** Full-screen views over the page, the last one on top: only what plays in that one may play. */
const fronts: Element[] = [];
let chosen: Candidate | undefined;
let observer: IntersectionObserver | undefined;

const minVisibleRatio = 0.6;

/**
 * Puts a clip among those of which only one plays: the one that is most in view, or the one a person started,
 * as long as it is in view. One that `waits` plays only when started. Returns the way to take it out, which stops it.
 */
export function registerVideo(video: HTMLVideoElement, { waits = false } = {}): () => void {
  observer ??= watch();
  candidates.set(video, { video, ratio: null, isHeld: false, waits });
  observer.observe(video);
  return () => {
    observer?.unobserve(video);
    if (chosen?.video === video) chosen = undefined;
    candidates.delete(video);
    video.pause();
    update();
  };
}

/** A person started the clip: the others stop, and it goes on while it is in view. */
export function playByHand(video: HTMLVideoElement): void {
  chosen = candidates.get(video);
  if (chosen) chosen.isHeld = false;
  start(video);
  update();
}

/** A person stopped the clip: it does not start again by itself. */
export function pauseByHand(video: HTMLVideoElement): void {
  const candidate = candidates.get(video);
  if (candidate) candidate.isHeld = true;
  if (chosen === candidate) chosen = undefined;
  video.pause();
  update();
}

/** While something lies over the page, the clips behind it are still. Returns the way to let them go on. */
export function pauseBehind(front: Element): () => void {
  fronts.push(front);
  update();
  return () => {
    fronts.splice(fronts.indexOf(front), 1);
    update();
  };
}

function watch(): IntersectionObserver {
  document.addEventListener('visibilitychange', update);
  return new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const candidate = candidates.get(target);
        if (candidate) candidate.ratio = intersectionRatio;
      }
      update();
    },
    { threshold: [0, minVisibleRatio, 0.8, 1] },
  );
}

function update(): void {
  const active = isPictured() || !document.hidden ? chooseActive() : undefined;
  for (const candidate of candidates.values()) {
    if (candidate !== active && !candidate.video.paused) candidate.video.pause();
  }
  if (active?.video.paused) start(active.video);
}

// Picture in picture is seen whatever the page shows; its own button stops it.
function isPictured(): boolean {
  return (document.pictureInPictureElement ?? null) !== null;
}

function chooseActive(): Candidate | undefined {
  if (isPictured()) {
    const candidate = candidates.get(document.pictureInPictureElement as Element);
    return candidate?.video.paused ? undefined : candidate;
  }
  if (chosen && chosen.ratio !== 0 && isInFront(chosen)) return chosen;
  // A clip that is covered may go on when it is seen again.
  if (chosen?.ratio === 0) chosen = undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  return [...candidates.values()]
    .filter(
      (candidate) =>
        seen(candidate.ratio) >= minVisibleRatio &&
        !candidate.isHeld &&
        !candidate.waits &&
        isInFront(candidate),
    )
    .reduce<Candidate | undefined>(
      (best, candidate) => (best && seen(best.ratio) >= seen(candidate.ratio) ? best : candidate),
      undefined,
    );
}

function isInFront({ video }: Candidate): boolean {
  const front = fronts.at(-1);
  return front === undefined || front.contains(video);
}

function seen(ratio: number | null): number {
  return ratio ?? 0;
}

// Browsers refuse sound before the person has touched the page; silent it may play.
function start(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
    video.muted = true;
    video.play().catch(() => undefined);
  });
}

/** `ratio`: how much of it is in view; null until that has been measured. `waits`: never starts by itself. */
type Actor = { video: HTMLVideoElement; ratio: number | null; isHeld: boolean; waits: boolean };

const actors = new Map<Element, Actor>();
/** Full-screen views over the page, the last one on top: only what plays in that one may play. */
const fronts: Element[] = [];
let chosen: Actor | undefined;
let observer: IntersectionObserver | undefined;

/** How much of a clip has to be in view for it to play by itself. */
const mostly = 0.6;

/**
 * Puts a clip among those of which only one plays: the one that is most in view, or the one a person started,
 * as long as it is in view. One that `waits` plays only when started. Returns the way to take it out, which stops it.
 */
export function joinStage(video: HTMLVideoElement, { waits = false } = {}): () => void {
  observer ??= watch();
  actors.set(video, { video, ratio: null, isHeld: false, waits });
  observer.observe(video);
  return () => {
    observer?.unobserve(video);
    if (chosen?.video === video) chosen = undefined;
    actors.delete(video);
    video.pause();
    direct();
  };
}

/** A person started the clip: the others stop, and it goes on while it is in view. */
export function playByHand(video: HTMLVideoElement): void {
  chosen = actors.get(video);
  if (chosen) chosen.isHeld = false;
  start(video);
  direct();
}

/** A person stopped the clip: it does not start again by itself. */
export function pauseByHand(video: HTMLVideoElement): void {
  const actor = actors.get(video);
  if (actor) actor.isHeld = true;
  if (chosen === actor) chosen = undefined;
  video.pause();
  direct();
}

/** While something lies over the page, the clips behind it are still. Returns the way to let them go on. */
export function coverStage(front: Element): () => void {
  fronts.push(front);
  direct();
  return () => {
    fronts.splice(fronts.indexOf(front), 1);
    direct();
  };
}

function watch(): IntersectionObserver {
  document.addEventListener('visibilitychange', direct);
  return new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const actor = actors.get(target);
        if (actor) actor.ratio = intersectionRatio;
      }
      direct();
    },
    { threshold: [0, mostly, 0.8, 1] },
  );
}

function direct(): void {
  const lead = document.hidden ? undefined : findLead();
  for (const actor of actors.values()) {
    if (actor !== lead && !actor.video.paused) actor.video.pause();
  }
  if (lead?.video.paused) start(lead.video);
}

function findLead(): Actor | undefined {
  if (chosen && chosen.ratio !== 0 && isInFront(chosen)) return chosen;
  // A clip that is covered may go on when it is seen again.
  if (chosen?.ratio === 0) chosen = undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  return [...actors.values()]
    .filter((actor) => seen(actor.ratio) >= mostly && !actor.isHeld && !actor.waits && isInFront(actor))
    .reduce<Actor | undefined>(
      (best, actor) => (best && seen(best.ratio) >= seen(actor.ratio) ? best : actor),
      undefined,
    );
}

function isInFront({ video }: Actor): boolean {
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

import { classNames } from '../class-names.ts';

/** Stands where something will be; give it the size of the thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-glow rounded-control bg-sunken', className)} />
  );
}

import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function PostCardSkeleton() {
  return (
    <div className="mx-auto w-full max-w-160 overflow-hidden border-line border-y bg-surface sm:rounded-card sm:border">
      <div className="flex items-center gap-3 px-5 pt-4 pb-3">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <Skeleton className="aspect-square rounded-none" />
      <div className="flex gap-4 px-5 py-4">
        <Skeleton className="h-6 w-14" />
        <Skeleton className="h-6 w-14" />
      </div>
    </div>
  );
}

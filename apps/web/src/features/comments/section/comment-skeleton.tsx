import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** Stands where comments will be. */
export function CommentSkeleton() {
  return [1, 2, 3].map((index) => (
    <div key={index} className="flex gap-3 py-2">
      <Skeleton className="size-8 shrink-0 rounded-full" />
      <div className="grow">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </div>
    </div>
  ));
}

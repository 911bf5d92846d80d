import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export function MemorySkeleton() {
  return (
    <div className="space-y-3 py-4">
      {['h-10', 'h-14', 'h-14', 'h-14'].map((height, index) => (
        <Skeleton key={`${index} ${height}`} className={height} />
      ))}
    </div>
  );
}

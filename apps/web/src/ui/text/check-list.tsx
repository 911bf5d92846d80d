import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';

export function CheckList({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('flex flex-col gap-2', className)}>
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
          {line}
        </li>
      ))}
    </ul>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from '../../ui/contrast.ts';
import { Part } from './sample.tsx';
import { colors, readable } from './tokens.ts';

export function ColorTokens() {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (!ref.current) return;
    const style = getComputedStyle(ref.current);
    setValues(Object.fromEntries(colors.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])));
  }, []);
  return (
    <Part title="Colour" hint="Text keeps 4.5 : 1 on every ground it stands on (WCAG 2.2 AA).">
      <div ref={ref} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {colors.map((name) => (
          <Swatch key={name} name={name} value={values[name] ?? ''} />
        ))}
      </div>
      <ul className="mt-5 grid gap-1 sm:grid-cols-2">
        {readable.map(([text, ground]) => (
          <Pair
            key={`${text} ${ground}`}
            text={text}
            ground={ground}
            ratio={contrast(values[text] ?? '', values[ground] ?? '')}
          />
        ))}
      </ul>
    </Part>
  );
}

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-10 shrink-0 rounded-control border border-line-strong"
        style={{ background: `var(--${name})` }}
      />
      <span className="min-w-0 text-caption">
        <span className="block font-medium">{name}</span>
        <span className="block font-mono text-ink-soft">{value}</span>
      </span>
    </div>
  );
}

function Pair({ text, ground, ratio }: { text: string; ground: string; ratio: number }) {
  return (
    <li
      className="flex justify-between rounded-lg px-3 py-1.5 text-caption"
      style={{ color: `var(--${text})`, background: `var(--${ground})` }}
    >
      <span>
        {text} on {ground}
      </span>
      <span className="tabular-nums">{ratio.toFixed(1)}</span>
    </li>
  );
}

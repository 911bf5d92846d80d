import { Part, Sample } from './sample.tsx';
import { layers, motions, radii, shadows, spaces, textSizes } from './tokens.ts';

/** Every token that is not a colour: type, space, corners, elevation, motion, layers. */
export function ShapeTokens() {
  return (
    <>
      <Part title="Type" hint="Figtree, and Fraunces from 22 px; other scripts use the system's own face.">
        {Object.entries(textSizes).map(([name, look]) => (
          <p key={name} className={`mb-2 ${look}`}>
            {name}: closer to the people you love
          </p>
        ))}
      </Part>
      <Part title="Space" hint="Steps of 4 px.">
        <div className="flex items-end gap-3">
          {Object.entries(spaces).map(([name, size]) => (
            <Caption key={name} text={name}>
              <span className={`block bg-action ${size}`} />
            </Caption>
          ))}
        </div>
      </Part>
      <Part title="Corners and elevation">
        <div className="flex flex-wrap gap-5">
          {[...Object.values(radii), ...Object.values(shadows)].map((look) => (
            <Caption key={look} text={look}>
              <span className={`block size-20 border border-line bg-surface ${look}`} />
            </Caption>
          ))}
        </div>
      </Part>
      <Part title="Motion" hint="None where the device asks for reduced motion.">
        <Sample name="rise 220 ms, fade 180 ms, reveal 700 ms, unwrap 800 ms, ring 900 ms, glow and turn without end; ease-calm for the rest">
          {Object.entries(motions).map(([name, look]) => (
            <Caption key={name} text={name}>
              <span className={`block size-10 rounded-control border-2 border-action bg-sunken ${look}`} />
            </Caption>
          ))}
        </Sample>
      </Part>
      <Part title="Layers" hint="From the page up.">
        <ol className="relative isolate h-44">
          {Object.entries(layers).map(([name, look], index) => (
            <li
              key={name}
              className={`absolute w-32 rounded-lg border border-line-strong bg-surface px-3 py-1 text-caption ${look}`}
              style={{ top: index * 26, left: index * 40 }}
            >
              {name}
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}

function Caption({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <span className="flex flex-col items-center gap-1 text-caption text-ink-soft">
      {children}
      {text}
    </span>
  );
}

import { Bell, Heart, Link2, Pencil, Trash2 } from 'lucide-react';
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Tooltip } from '../../ui/controls/tooltip.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AppearanceButtons } from '../../ui/form/appearance-buttons.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { showPseudoLanguage } from './pseudo-language.ts';
import { Part, Sample } from './sample.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];
const longLabel = 'A label far longer than any button should ever have to carry';

export function ActionSamples() {
  return (
    <Part title="Actions" hint="Point at them and press Tab to see hover and focus.">
      {variants.map((variant) => (
        <Sample key={variant} name={`Button ${variant}: sizes, busy, dimmed, disabled`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
          <Button variant={variant} isLoading>
            Busy
          </Button>
          <Button variant={variant} isDimmed>
            Dimmed
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample name="Button, long text in a narrow place">
        <div className="w-60">
          <Button className="w-full">
            <span className="truncate">{longLabel}</span>
          </Button>
        </div>
      </Sample>
      <Sample name="Link: in text, as a button">
        <Link to="/dev/ui" className="underline">
          A link
        </Link>
        <Link to="/dev/ui" className={buttonClass('secondary')}>
          As a button
        </Link>
      </Sample>
      <Sample name="IconButton: default, pressed, disabled; AppearanceButtons">
        <IconButton label="Ring" icon={<Bell className="size-5" />} />
        <IconButton label="Loved" aria-pressed icon={<Heart className="size-5 fill-current" />} />
        <IconButton label="Not now" disabled icon={<Pencil className="size-5" />} />
        <AppearanceButtons />
      </Sample>
      <Sample name="A language from right to left, until the page is reloaded">
        <Button variant="secondary" onClick={showPseudoLanguage}>
          Read from right to left
        </Button>
      </Sample>
      <OverlaySample />
    </Part>
  );
}

function OverlaySample() {
  return (
    <Sample name="Tooltip, Popover, Menu, toast">
      <Tooltip text="It says what this is" side="bottom">
        <Button variant="secondary">Point at me</Button>
      </Tooltip>
      <Popover trigger={<Button variant="secondary">Open a popover</Button>} title="A small panel">
        <p className="p-2">More about the button that opened it.</p>
      </Popover>
      <Menu
        trigger={<Button variant="secondary">Open a menu</Button>}
        entries={[
          { label: 'Copy the link', icon: <Link2 />, onSelect: () => toast('success', 'Copied') },
          { label: 'Not possible', icon: <Pencil />, isDisabled: true, onSelect: () => undefined },
          { label: 'Throw away', icon: <Trash2 />, isDanger: true, onSelect: () => undefined },
        ]}
      />
      {(['success', 'warning', 'error'] as const).map((tone) => (
        <Button key={tone} variant="quiet" onClick={() => toast(tone, `This is how ${tone} reads`)}>
          {tone}
        </Button>
      ))}
      <Button
        variant="quiet"
        onClick={() => toast('success', 'Sent', { detail: 'This is how a second sentence reads below it.' })}
      >
        with a detail
      </Button>
    </Sample>
  );
}

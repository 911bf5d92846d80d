import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Diamonds } from '../../ui/text/money.tsx';
import { GiftDrawing } from '../conversation/messages/gift/gift-drawing.tsx';

type GiftPresetsProps = {
  presets: readonly number[];
  chosen: number | undefined;
  onChoose: (diamonds: number) => void;
};

export function GiftPresets({ presets, chosen, onChoose }: GiftPresetsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="mb-5 grid grid-cols-3 gap-2 sm:grid-cols-5">
      <legend className="sr-only">{t('gift.presets')}</legend>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={preset === chosen}
          onClick={() => onChoose(preset)}
          className={classNames(
            'grid place-items-center gap-1 rounded-control border py-2 transition active:scale-[0.97]',
            preset === chosen
              ? 'border-action bg-action text-on-action'
              : 'border-line-strong bg-surface hover:bg-sunken',
          )}
        >
          <span className="grid size-12 place-items-center rounded-full bg-surface">
            <GiftDrawing diamonds={preset} className="size-10" />
          </span>
          <Diamonds amount={preset} />
        </button>
      ))}
    </fieldset>
  );
}

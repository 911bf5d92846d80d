import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Diamonds } from '../../ui/text/money.tsx';

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
            'grid h-14 place-items-center rounded-control border transition active:scale-[0.97]',
            preset === chosen
              ? 'border-action bg-action text-on-action'
              : 'border-line-strong bg-surface hover:bg-sunken',
          )}
        >
          <Diamonds amount={preset} />
        </button>
      ))}
    </fieldset>
  );
}

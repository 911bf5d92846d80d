import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';

type PictureFieldProps = {
  label: string;
  shape: 'round' | 'banner';
  /** Address of the picture that is there now, '' without one. */
  current: string;
  onChoose: (file: File) => void;
};

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

export function PictureField({ label, shape, current, onChoose }: PictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState('');
  useEffect(() => () => URL.revokeObjectURL(chosen), [chosen]);
  const picture = chosen || current;
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="font-medium text-caption text-ink-soft">
        {label}
      </span>
      <label
        className={classNames(
          'relative grid place-items-center overflow-hidden bg-sunken focus-within:outline-2 focus-within:outline-action',
          shape === 'round' ? 'size-24 rounded-full' : 'aspect-[3/1] w-full rounded-card',
        )}
      >
        {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />}
        <span className="relative grid size-10 place-items-center rounded-full bg-black/50 text-white">
          <Camera aria-hidden="true" className="size-5" />
        </span>
        <span className="sr-only">{t('profile.choose')}</span>
        <input
          type="file"
          accept={accepted}
          aria-labelledby={`${id}-label`}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (!file) return;
            setChosen(URL.createObjectURL(file));
            onChoose(file);
          }}
        />
      </label>
    </div>
  );
}

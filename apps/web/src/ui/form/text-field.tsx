import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';

const box = classNames(
  'w-full rounded-control border border-line-strong bg-surface text-ink transition placeholder:text-ink-faint',
  'hover:border-ink-faint focus:border-action focus:outline-2 focus:outline-action/25 focus:outline-offset-0',
  'disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger',
);

type FieldProps = { label: string; hint?: string | undefined; error?: string | undefined };

/** A labelled line of input; its error takes the place of its hint. */
export function Input({ label, hint, error, className, ...props }: ComponentProps<'input'> & FieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <input dir="auto" {...props} {...ids.control} className={classNames(box, 'h-11 px-3.5', className)} />
    </Field>
  );
}

/** A labelled box for several lines; it grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...props
}: ComponentProps<'textarea'> & FieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        dir="auto"
        {...props}
        {...ids.control}
        className={classNames(box, 'field-sizing-content min-h-24 px-3.5 py-2.5', className)}
      />
    </Field>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;

function useFieldIds(hint?: string, error?: string) {
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = hint || error ? noteId : undefined;
  return {
    noteId,
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
  };
}

function Field({
  ids,
  label,
  hint,
  error,
  children,
}: FieldProps & { ids: FieldIds; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.control.id} className="font-medium text-caption text-ink-soft">
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={ids.noteId} className={classNames('text-caption', error ? 'text-danger' : 'text-ink-faint')}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';

/** Classes of a field below its label. */
const FIELD =
  'mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 py-2 text-base font-normal text-ink placeholder:text-muted';

/** A label with its field inside. */
export function Label({ text, className = '', children }: ComponentProps<'label'> & { text: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
    <label className={`block font-semibold ${className}`}>
      {text}
      {children}
    </label>
  );
}

type FieldProps<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'onChange'> & {
  onValue?(value: string): void;
};

export function TextField({ onValue, ...input }: FieldProps<'input'>) {
  return <input {...input} onChange={({ target }) => onValue?.(target.value)} className={FIELD} />;
}

export function TextArea({ onValue, className = '', ...area }: FieldProps<'textarea'>) {
  return (
    <textarea
      {...area}
      onChange={({ target }) => onValue?.(target.value)}
      className={`${FIELD} ${className}`}
    />
  );
}

export function Select<Value extends string | number>({
  options,
  onValue,
  ...select
}: Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly (readonly [Value, text: ReactNode])[];
  onValue(value: NoInfer<Value>): void;
}) {
  return (
    <select
      {...select}
      onChange={({ target }) => onValue(options[target.selectedIndex]?.[0] as Value)}
      className={FIELD}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

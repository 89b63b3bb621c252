import { type FieldProps, TextField } from './TextField.tsx';

/** `$ 1,500.50` → `1500.50`; words stay, for the rule to refuse. */
const plainAmount = (typed: string) => typed.replaceAll(/[\s$,]/g, '');

/** An amount of pesos. */
export function MoneyField({ unit, ...props }: FieldProps & { unit: string }) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      tidy={plainAmount}
      after={
        <span className="lia-affix" aria-hidden="true">
          {unit}
        </span>
      }
    />
  );
}

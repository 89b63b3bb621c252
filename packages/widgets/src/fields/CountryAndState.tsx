import type { FieldState } from './field.ts';
import { CountryField } from './CountryField.tsx';
import { StateField } from './StateField.tsx';

interface CountryAndStateProps {
  country: FieldState;
  state: FieldState;
  /** Takes another country, and no state: a state belongs to its country. */
  move: (place: { country: string; state: '' }) => void;
}

export function CountryAndState({ country, state, move }: CountryAndStateProps) {
  return (
    <div className="lia-row">
      <CountryField field={{ ...country, change: (chosen) => move({ country: chosen, state: '' }) }} />
      <StateField field={state} country={country.value} />
    </div>
  );
}

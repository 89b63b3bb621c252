import { PlainIcon } from '../brand/PlainIcon.tsx';
import './fields.css';

interface FormRefusalProps {
  /** Why a form was refused as a whole, or null. */
  text: string | null;
  /** How often it was refused: the same words are announced again. */
  times: number;
}

/** Why a form was refused, where no field of it is to blame. */
export function FormRefusal({ text, times }: FormRefusalProps) {
  return (
    <div role="alert" className="form-refusal">
      {text !== null && (
        <p key={times}>
          <PlainIcon of="error" />
          {text}
        </p>
      )}
    </div>
  );
}

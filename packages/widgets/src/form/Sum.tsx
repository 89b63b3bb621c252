import { type Centavos, formatPesos } from '@lia/sdk/payments/money';

/** What is to be paid, and how it came about, before it is sent. */
export function Sum({ how, total }: { how: string; total: Centavos }) {
  return (
    <div className="lia-sum" part="sum">
      <span className="lia-sum-how">{how}</span>
      <output className="lia-sum-total">{formatPesos(total)}</output>
    </div>
  );
}

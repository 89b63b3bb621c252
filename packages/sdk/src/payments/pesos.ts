import { number } from 'yup';

import { messageKey } from '../validation/fields.ts';
import { type Centavos, fromPesos, toPesos } from './money.ts';

/** An amount in pesos with at most two decimals, within bounds that are in centavos. */
export const pesos = ({ min, max }: Readonly<Record<'min' | 'max', Centavos>>) =>
  number()
    .typeError(messageKey('number.digits'))
    .min(toPesos(min), messageKey('number.min'))
    .max(toPesos(max), messageKey('number.max'))
    .test('centavos', messageKey('invalid'), (given) => given === undefined || toPesos(fromPesos(given)) === given);

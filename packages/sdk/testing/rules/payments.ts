import type { OxxoPayer } from '../../src/payments/cardsSchema.ts';
import type { Sentence } from './sentences.ts';
import { email, letters } from './people.ts';
import { rulesOf } from './rule.ts';

const NAME = 'Es necesario un nombre y apellido para el metodo de pago OXXO';
const EMAIL = 'Es necesario un email correcto para el metodo de pago OXXO';

/** Who pays at OXXO. */
export const oxxoPayer = rulesOf<OxxoPayer>()({ name: 'Lucía Herrera', email: 'lucia@correo.mx' }, [
  {
    field: 'name',
    source: `Oxxo name: at least two words, letters only. Message: '${NAME}'`,
    accepts: ['Lucía Herrera', "María José O'Farrill Ruiz-Ñáñez", { typed: ' Ana Agüero ', kept: 'Ana Agüero' }],
    rejects: [
      ['', NAME],
      ['Lucía', NAME],
      ['Lucía 2', NAME],
      ['Lucía Herrera!', NAME],
      [`Ana ${letters(147)}`, 'El máximo de caracteres es 150'],
    ],
  },
  {
    field: 'email',
    // The form of the specification also shows ‘No es valido’, which is vaguer than the sentence above it.
    source: `Oxxo email: valid format. Message: '${EMAIL}'`,
    accepts: ['lucia@correo.mx', 'lucia.herrera+lia@mail.example.com.mx'],
    rejects: [
      ['', EMAIL],
      ['lucia', EMAIL],
      ['lucia@correo', EMAIL],
    ],
  },
]);

/** Who pays by card. */
export const cardPayer = rulesOf<{ email: string }>()({ email: 'lucia@correo.mx' }, [
  { ...email('email', 'tarjeta'), source: 'Card email: required – and valid, or the receipt gets lost' },
]);

/** What OXXO takes, in centavos. */
export const oxxoAmount = {
  source: 'Oxxo amount: between 10 and 10000 MXN',
  accepts: [10_00, 298_00, 10_000_00],
  rejects: [9_99, 10_000_01],
  sentence: 'Para generar pagos via Oxxo debe ser minimo MXN $10.00 y maximo MXN $10.000.' satisfies Sentence,
} as const;

import { cardPayerLabels, oxxoPayerLabels } from '@lia/sdk/payments/payerLabels';
import { expect, test } from 'vitest';

import { es as courses } from './courses/es.ts';
import { es as sponsorship } from './giving/sponsorship/es.ts';
import { es as volunteering } from './giving/volunteering/es.ts';
import { es as memberships } from './memberships/es.ts';
import { es as payments } from './payments/es.ts';
import { es as receipts } from './receipts/es.ts';
import { es as registrations } from './registrations/es.ts';
import { es as teachers } from './teachers/es.ts';
import { es as shared } from './i18n/es.ts';

/** Texts that document 1 sections 2, 4 and 9 prescribe, verbatim. */
test.each([
  ['the receipt', receipts['receipt.number'], 'Recibo #'],
  ['the receipt', receipts['receipt.paymentId'], 'ID de Pago'],
  ['the receipt', receipts['receipt.date'], 'Fecha'],
  ['the receipt', receipts['receipt.quantity'], 'CANTIDAD'],
  ['the receipt', receipts['receipt.service'], 'SERVICIO'],
  ['the receipt', receipts['receipt.unitPrice'], 'PRECIO UNITARIO'],
  ['the receipt', receipts['receipt.total'], 'TOTAL'],
  ['the receipt', receipts['receipt.login'], 'Iniciar sesión'],
  ['6 months', receipts['receipt.frequency.semiannual'], 'Semestral'],
  ['12 months', receipts['receipt.frequency.annual'], 'Anual'],
  ['otherwise', receipts['receipt.frequency.monthly'], 'Mensual'],
  ['recurrence', payments['payment.day'], 'Por día'],
  ['recurrence', payments['payment.week'], 'Por semana'],
  ['recurrence', payments['payment.month'], 'Por mes'],
  ['recurrence', payments['payment.year'], 'Por año'],
  ['OXXO', oxxoPayerLabels.name.es, 'Nombre y Apellido'],
  ['OXXO', oxxoPayerLabels.email.es, 'Correo'],
  ['card', cardPayerLabels.email.es, 'Email'],
  ['a purchase', payments['payment.pay'], 'Pagar'],
  ['a subscription', payments['payment.subscribe'], 'Suscribirse'],
  ['a free plan', registrations['registration.submit'], 'Registrarse'],
  ['children', registrations['registration.add'], 'Añadir otro hijo'],
  ['children', registrations['registration.remove'], 'Borrar'],
  ['a price that cannot be looked up', shared['lookup.price'], 'Ha ocurrido un error obteniendo el precio'],
  ['a course', courses['courses.unlimited'], 'Acceso ilimitado'],
  ['a course', courses['courses.submit'], 'Continuar'],
  ['plans', memberships['pricing.padre'], 'Padres'],
  ['plans', memberships['pricing.maestro'], 'Maestros'],
  ['plans', memberships['pricing.escuela'], 'Escuelas'],
  ['teachers', teachers['teacher.title'], 'Bienvenido a LIA'],
  ['teachers', teachers['teacher.tier.20'], 'Maestro Acreditado'],
  ['teachers', teachers['teacher.tier.30'], 'Maestro Certificado'],
  ['teachers', teachers['teacher.next'], 'Continuar'],
  ['teachers', teachers['teacher.interest.all'], 'Todos'],
  ['volunteering', volunteering['volunteering.title'], 'Participa con un voluntariado corporativo'],
  [
    'sponsorship',
    sponsorship['sponsorship.title'],
    'Patrocina un curso completo de Habilidades Digitales y Programación',
  ],
])('%s reads «%s» where the specification has «%s»', (_, text, given) => {
  expect(text).toBe(given);
});

import { type Buyer, ximena } from '../../personas/buyer.ts';
import type { Visitor } from '../visitor.ts';
import { acceptTexts, type Walk } from './walk.ts';

async function fillBuyer(visitor: Visitor, buyer: Buyer): Promise<void> {
  await visitor.fillAll({
    Nombre: buyer.name,
    Apellidos: buyer.lastName,
    'Correo electrónico': buyer.email,
    Teléfono: buyer.phone,
  });
  await visitor.choose('Estado', buyer.state);
  await visitor.fillAll({
    'Nombre de usuario': buyer.username,
    Contraseña: buyer.password,
    'Repite la contraseña': buyer.password,
  });
  await acceptTexts(visitor);
}

/** The ways to pay for a course. */
export const courses: readonly Walk[] = [
  {
    name: 'course, on the checkout of another company: receipt',
    async make(visitor, { marketing }) {
      await visitor.go(`${marketing}/cursos`, 'lia-course-checkout');
      await visitor.choose('Tu curso', 2);
      await fillBuyer(visitor, ximena());
      await visitor.press('Continuar');
      await visitor.isAt(/\/sandbox\/checkout\//);
      await visitor.press('Aprobar…');
      await visitor.isAt(/\/receipt\?/);
      await visitor.sees('¡Gracias! Tu pago está aprobado');
    },
  },
  {
    name: 'course, by card: refused, then confirmed at the bank',
    async make(visitor, { product }) {
      await visitor.go(`${product}/cursos/5`);
      await fillBuyer(visitor, ximena());
      await visitor.press('Pagar con tarjeta o en OXXO');
      await visitor.press('Rechazada');
      await visitor.press('Pagar');
      await visitor.hears('Ha ocurrido un error con tus datos de pago');
      await visitor.press('Pide confirmar');
      await visitor.press('Pagar');
      await visitor.press('Sí, autorizar');
      await visitor.sees('Pago realizado exitosamente', { focused: true });
      await visitor.isAt(`${product}/login`);
    },
  },
];

import type { Label } from '../messages/labels.ts';
import type { Measure } from './rules.ts';

export const measureLabels = {
  signUps: { es: 'Registros', en: 'Sign-ups' },
  income: { es: 'Ingresos', en: 'Income' },
  activeMembers: { es: 'Miembros activos', en: 'Active members' },
  imports: { es: 'Importaciones', en: 'Imports' },
} as const satisfies Record<Measure, Label>;

import { addTexts } from '../i18n/catalogues.ts';

/** Texts of the plots on the first page, in Spanish. */
const statistics = {
  title: 'Cómo vamos',
  span: 'Periodo',
  spans: { day: '4 semanas', week: '12 semanas', month: '12 meses' },
  look: 'Cómo verlo',
  looks: { plot: 'Gráfica', table: 'Tabla' },
  per: { day: 'por día', week: 'por semana', month: 'por mes' },
  period: { day: 'Día', week: 'Semana', month: 'Mes' },
  hints: {
    signUps: 'Cuentas nuevas',
    income: 'Pagos con recibo vigente',
    activeMembers: 'Personas con una licencia pagada',
    imports: 'Importaciones de personas confirmadas',
  },
  weekOf: 'semana del {day}',
  total: 'Total',
  totalNote: '{total} en total',
  latestNote: '{latest} ahora',
  summed: '{measure}, {period}: {total} en total. El máximo fue {most}, {when}. La tabla tiene todas las cifras.',
  latest: '{measure}, {period}: {total} ahora. El máximo fue {most}, {when}. La tabla tiene todas las cifras.',
  nothing: 'Nada en este periodo.',
  failed: 'No pudimos contar esto.',
} as const;

addTexts('es', { statistics });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    statistics: typeof statistics;
  }
}

import type { Audience } from '@lia/sdk/accounts/roles';

import type { Language } from '../../i18n/i18n.ts';

/** Whom the guide speaks to: administrators have a console, and little of what members have. */
export type Reader = Audience | 'administrators';

/** One answer of the guide: its text stands in `<language>/<name>.md`, headed by its title. */
interface Entry {
  name: string;
  audiences: readonly Reader[];
  /** The screen that it is about. */
  path?: string;
}

const everyone = ['students', 'teachers', 'parents', 'schools', 'administrators'] as const;
const payers = ['teachers', 'parents', 'schools'] as const;

/** What the guide explains to whom, in the order of the page. */
const entries: readonly Entry[] = [
  { name: 'entrar-con-tarjeta', audiences: ['students'] },
  { name: 'registrar-hijos', audiences: ['parents'], path: '/apps/dashboardpadres' },
  { name: 'contrasena-hijo', audiences: ['parents'], path: '/apps/dashboardpadres' },
  { name: 'importar', audiences: ['schools', 'administrators'] },
  { name: 'licencias-escuela', audiences: ['schools', 'administrators'] },
  { name: 'documentos-maestro', audiences: ['teachers'] },
  { name: 'avatar', audiences: ['students', 'parents'] },
  { name: 'pagar-oxxo', audiences: payers },
  { name: 'membresia', audiences: payers, path: '/apps/suscription/' },
  { name: 'licencias', audiences: ['teachers', 'parents'] },
  { name: 'cursos', audiences: ['teachers', 'parents'], path: '/apps/cursos' },
  { name: 'facturas', audiences: payers, path: '/invoice' },
  { name: 'mis-datos', audiences: payers, path: '/apps/misdatos' },
  { name: 'dispositivos', audiences: everyone },
];

export interface Guide {
  name: string;
  title: string;
  /** Markdown, as far as `Markdown` draws it. */
  text: string;
  path: string | null;
}

const fetchTexts = (language: Language) => (language === 'es' ? import('./spanish.ts') : import('./english.ts'));

/** What the guide explains to an audience. */
export async function readGuides(language: Language, audience: Reader): Promise<Guide[]> {
  const { guideTexts } = await fetchTexts(language);
  return entries
    .filter(({ audiences }) => audiences.includes(audience))
    .map(({ name, path = null }) => {
      const [heading = '', ...lines] = (guideTexts[`./${language}/${name}.md`] ?? '').split('\n');
      return { name, path, title: heading.replace(/^# /, ''), text: lines.join('\n').trim() };
    });
}

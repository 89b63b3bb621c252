import type { memberships } from '@lia/sdk/registrations/rules';
import type { tiers } from '@lia/sdk/teachers/rules';

import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const teacherRegistration = {
  name: 'teacher-registration',
  text: "Registers a teacher in three steps, with the documents that prove it. The plan that its attribute leaves out is taken from the query of the page's address (`?membership=mensual`, as `<lia-pricing>` leads to).",
  folder: 'teachers',
  attributes: {
    type: {
      kind: 'text',
      values: ['10', '20', '30'] satisfies readonly `${(typeof tiers)[number]['digits']}`[],
      text: 'the tier to start with: `10` invitado (default), `20` Acreditado, `30` Certificado',
    },
    membership: {
      kind: 'text',
      values: ['gratis', 'mensual', 'anual'] satisfies typeof memberships,
      text: 'the plan picked before; one to be paid comes next, after the sign-in',
    },
  },
  reads: ['/countries'],
  page: '/maestros/registro',
  inConsole: true,
  firstLook: {},
  sample: { attributes: '', height: 1500, first: 'field' },
  chunks: { 'teacher-registration-rules': 'teachers/validation.ts' },
  budgets: [
    { what: 'the registration of teachers', files: ['teacher-registration'], after: fetchedFirst, bytes: 7_090 },
  ],
} as const satisfies ElementManifest;

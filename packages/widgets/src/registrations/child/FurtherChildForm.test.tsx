import { expect, test } from 'vitest';

import { createTestContext } from '../../testing/context.tsx';
import { acceptTexts } from '../../testing/fill.ts';
import { describeSending } from '../../testing/sending.tsx';
import { box, fillChild, press } from '../family.ts';
import { FurtherChildForm } from './FurtherChildForm.tsx';

const PARENT = '0b5b7a3e-6f0f-4a5e-9d53-7a3b8c1d2e4f';
/** Of the first child of the tests. */
const PASSWORD = 'colibri';
const REGISTER = 'POST /studentSubscription';
const MESSAGE = 'Registramos a tu hijo';
const answer = { message: MESSAGE, data: { order: null, id_parent: PARENT, init_point: null } };
async function fillIn() {
  await fillChild(0);
  await acceptTexts();
}

describeSending({
  form: <FurtherChildForm parent={PARENT} page="/children" />,
  call: REGISTER,
  accepted: { body: answer, shows: MESSAGE },
  fill: fillIn,
  button: 'Registrar',
  field: { name: 'username', label: 'Nombre de usuario', other: 'otra.luz' },
  async afterReload() {
    for (const label of ['Contraseña', 'Repite la contraseña']) await box(label).fill(PASSWORD);
    await acceptTexts();
  },
});

test('registers a child of the parent with both consents, and leads to the children', async () => {
  const context = createTestContext();
  await context.script({ [REGISTER]: [{ status: 200, body: answer }] });
  await context.show(<FurtherChildForm parent={PARENT} page="/children" />);
  await fillIn();
  expect(context.draft()).toContain('luzpena');
  expect(context.draft()).not.toContain(PASSWORD);
  await press('Registrar');

  await expect.poll(() => context.recorded.went).toEqual(['/children']);
  const [sent] = await context.arrived(REGISTER);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'Luz',
    last_name: 'Peña López',
    level: 2,
    grade: 4,
    email: 'luz@correo.mx',
    username: 'luzpena',
    password: 'colibri',
    password_confirmation: 'colibri',
    tutor_id: PARENT,
    school_id: 305,
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
  expect(context.draft()).toBeNull();
});

import { acceptedTexts, forget, payment, sell } from './comprar.js';

const form = document.querySelector('#datos');
const [parent] = form.querySelectorAll('fieldset');
const another = document.querySelector('#otro');

/** Name and value of each field in a part of the form. */
const valuesOf = (part) =>
  Object.fromEntries([...part.querySelectorAll('[name]')].map(({ name, value }) => [name, value]));

const withPasswordAgain = (person) => ({ ...person, password_confirmation: person.password });

function childOf(part) {
  const { grado, ...child } = valuesOf(part);
  const [level, grade] = grado.split('-').map(Number);
  return withPasswordAgain({ ...child, level, grade });
}

function addChild() {
  const child = form.querySelector('.hijo').cloneNode(true);
  for (const field of child.elements) field.value = '';
  another.before(child);
  number();
  return child;
}

/** The first child stays: a family has one at least, and at most ten at once. */
function number() {
  const children = form.querySelectorAll('.hijo');
  for (const [at, child] of children.entries()) {
    child.querySelector('legend').textContent = `Hijo ${at + 1}`;
    child.querySelector('button').hidden = children.length === 1;
  }
  another.hidden = children.length === 10;
}

another.addEventListener('click', () => {
  forget();
  addChild().querySelector('input').focus();
});

form.addEventListener('click', ({ target }) => {
  if (!target.matches('.quitar')) return;
  forget();
  target.closest('.hijo').remove();
  number();
  another.focus();
});

sell({
  choice: form.plan,
  wanted: new URLSearchParams(location.search).get('plan'),
  chosen: () => payment.setAttribute('plan', form.plan.value),
  describe: async () => ({
    form: {
      ...withPasswordAgain(valuesOf(parent)),
      country: 'México',
      role_id: 'padre',
      consents: await acceptedTexts(),
    },
    children: [...form.querySelectorAll('.hijo')].map(childOf),
  }),
});

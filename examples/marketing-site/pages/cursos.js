// A course's picture puts it into the form below; without scripts its link leads to the same form at LIA.
const form = document.querySelector('lia-course-checkout');

document.querySelector('.cursos').addEventListener('click', (event) => {
  const link = event.target.closest('a[data-curso]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  form.setAttribute('course', link.dataset.curso);
  document.querySelector('#comprar').scrollIntoView();
  form.focus();
});

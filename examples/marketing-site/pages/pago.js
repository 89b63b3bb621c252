import { acceptedTexts, ask, payment, sell } from './comprar.js';

const form = document.querySelector('#datos');

sell({
  choice: form.curso,
  wanted: new URLSearchParams(location.search).get('curso'),
  chosen: () => payment.setAttribute('course', form.curso.value),
  describe: async () => {
    const buyer = Object.fromEntries(new FormData(form));
    delete buyer.curso;
    const [[course], consents] = await Promise.all([ask(`/thinkific/courses/${form.curso.value}`), acceptedTexts()]);
    return {
      form: {
        ...buyer,
        country: 'México',
        c_password: buyer.password,
        role_id: 28,
        course: { id: course.productable_id, price: course.price, name: course.name },
        consents,
      },
    };
  },
});

// The plan that was chosen above, or on another page, is named beside the form that it leads to.
const plan = new URLSearchParams(location.search).get('membership');
if (plan === 'mensual' || plan === 'anual') {
  const words = document.querySelector('[data-plan]');
  words.textContent = words.dataset.plan.replace('{plan}', plan);
}

// For teachers it is how they want to take part, as at LIA itself.
const tiers = { gratis: '10', mensual: '20', anual: '30' };
if (Object.hasOwn(tiers, plan)) document.querySelector('lia-teacher-registration')?.setAttribute('type', tiers[plan]);
